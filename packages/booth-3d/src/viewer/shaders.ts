/**
 * One source for all modes; `MODE`, an index of these, and `MIRROR` compile small programs from it. Light is baked, so a pixel is the
 * surface's color times that light, the reflections of four lamps, and the view transform of the published pictures
 * (Khronos PBR Neutral). Colors and light are stored as square roots, since eight bits are too few for a linear navy.
 */
export const MODES = [
  ...(['solid', 'glow', 'screen', 'print', 'glass', 'decal'] as const),
  ...(['ground', 'shadow', 'hall'] as const),
];

export const VERTEX_SHADER = `
precision highp float;
layout(location=0) in vec3 aPlace;
layout(location=1) in vec3 aNormal;
layout(location=2) in vec2 aUv;
layout(location=3) in vec4 aColor;
layout(location=4) in vec3 aLight;
uniform mat4 uView;
uniform vec4 uPlace, uFit;
uniform vec2 uFlat;
#if MODE==2||MODE==3
uniform vec2 uTiles;
#endif
#if MODE==7
uniform vec4 uCrop;
out vec2 vOnQuad;
#endif
out vec3 vPlace, vOwn, vNormal, vLight, vColor;
out vec2 vUv;
flat out int vClass;
void main(){
  vOwn=aPlace*uFit.w*vec3(uFlat.x,1,uFlat.y)+uFit.xyz;
  float c=cos(uPlace.w), s=sin(uPlace.w);
  mat3 turn=mat3(c,0,-s, 0,1,0, s,0,c);
  vPlace=turn*vOwn+uPlace.xyz;
  vNormal=turn*aNormal;
  vUv=aUv;
#if MODE==2||MODE==3
  vUv*=uTiles;
#endif
#if MODE==7
  vOnQuad=aUv*2.-1.;
  vUv=aUv*uCrop.zw+uCrop.xy;
#endif
  vColor=aColor.rgb*aColor.rgb;
  vClass=int(aColor.a*255.+.5);
  vLight=aLight*aLight*4.;
  vec3 p=vPlace;
#ifdef MIRROR
  p.y=-p.y;
#endif
  gl_Position=uView*vec4(p,1);
}`;

export const FRAGMENT_SHADER = `
precision highp float;
in vec3 vPlace, vOwn, vNormal, vLight, vColor;
in vec2 vUv;
flat in int vClass;
uniform sampler2D uImage, uFloor, uGround, uGrain, uHall;
uniform vec3 uEye, uMark;
uniform vec4 uDeck, uPaint[4], uClear[8], uLamps[8];
uniform float uMirrored;
#if MODE==7
in vec2 vOnQuad;
#endif
out vec4 o;
const float EXPOSURE=1.2746;

vec3 neutral(vec3 c){
  float x=min(c.r,min(c.g,c.b)), off=x<.08?x-6.25*x*x:.04;
  c-=off;
  float p=max(c.r,max(c.g,c.b));
  if(p<.76) return c;
  float q=1.-.0576/(p+.24-.76);
  c*=q/p;
  return mix(c,vec3(q),1.-1./(.15*(p-q)+1.));
}
vec3 srgb(vec3 c){
  return mix(c*12.92,1.055*pow(max(c,0.),vec3(1./2.4))-.055,step(.0031308,c));
}
vec3 dark(vec3 d){
  return mix(vec3(.004,.0085,.03),vec3(.0012,.0022,.008),smoothstep(-.02,.55,d.y));
}
#if MODE==0||MODE==2||MODE==3
// 1 around logos, where the design's own pattern fades out
float clearing(){
  float clear=0.;
  for(int i=0;i<8;i+=2){
    vec3 d=vOwn-uClear[i].xyz;
    vec4 e=uClear[i+1];
    vec3 far=vec3(max(abs(vec2(dot(d.xz,e.xy),d.y))-vec2(uClear[i].w,e.z),0.),dot(d.xz,vec2(-e.y,e.x)));
    if(e.z>0.) clear=max(clear,1.-smoothstep(0.,.3,length(far)));
  }
  return clear;
}
// In the visitor's colors
vec3 tinted(vec3 own){
  float l=dot(own,vec3(.2126,.7152,.0722)), clear=clearing();
  float base=uPaint[1].w;
  if(uPaint[0].w==0.) return own*mix(1.,base<.2?min(1.,1.8*base/max(l,.001)):max(1.,.8*base/max(l,.001)),clear);
  float part=clamp((sqrt(l)-sqrt(base))*3.,-1.,1.)*(1.-clear);
  if(vOwn.y<uPaint[2].w) return uPaint[3].rgb*(1.-.3*abs(part));
  return mix(uPaint[0].rgb,part<0.?uPaint[1].rgb:uPaint[2].rgb,abs(part));
}
#endif
// Reflection of the lamps and the hall
vec3 probe(vec3 r,float rough){
  float k=min(2./max(rough*rough*rough*rough,.004),320.);
  vec3 c=dark(r)*2.+vec3(.008,.010,.016)*smoothstep(.1,-.5,r.y);
  for(int i=0;i<8;i+=2){
    vec3 l=uLamps[i].xyz-vPlace;
    float d2=dot(l,l), w=uLamps[i].w/d2;
    c+=uLamps[i+1].rgb*exp(min(k,6.2832/w)*(dot(r,l*inversesqrt(d2))-1.))*min(1.,w*k*.16);
  }
  return c;
}
void main(){
#if MODE==8
  vec3 d=normalize(vPlace-uEye);
  vec2 q=vec2(atan(d.x,-d.z)/6.28318+.5,(1.0472-asin(clamp(d.y,-1.,1.)))/1.5708);
  o=vec4(textureLod(uHall,clamp(q,.002,.998),0.).rgb,1.);
#elif MODE==7
  // Half darkens nothing: what is around a crop fades out
  o=vec4(mix(sqrt(texture(uImage,vUv).rgb*1.6)*.5,vec3(.5),smoothstep(.7,1.,length(vOnQuad))),1.);
#else
  vec3 c;
  float a=1.;
#if MODE==1
  c=vColor*12.;
#elif MODE==2
  vec3 t=texture(uImage,vUv).rgb;
  // Under a logo, screens show no art of the design
  c=vClass!=8?(uPaint[3].w>0.?vec3(.010,.013,.022):t*vColor*2.):uPaint[0].w==0.?tinted(t)*vColor*2.:tinted(t);
  c+=vLight*.03;
#else
  vec3 n=normalize(vNormal), v=normalize(uEye-vPlace);
  if(dot(n,v)<0.) n=-n;
  vec3 base=vColor, light=vLight;
  float rough=.6, metal=0., shine=0.;
#if MODE==0
  if(vClass==1) rough=.35;
  else if(vClass==8){ rough=.35; base=tinted(base); }
  else if(vClass==2) rough=.95;
  else if(vClass==7) rough=.42;
  else if(vClass==4){ rough=.3; metal=1.; }
  else if(vClass==5) shine=.8;
  else if(vClass==3||vClass==6){
    rough=.45;
    vec2 g=vClass==3?vec2(vOwn.y,vOwn.x+vOwn.z):abs(vNormal.y)>.6?vOwn.xz:vec2(vOwn.x+vOwn.z*.3,vOwn.y+vOwn.z*.7);
    float t=texture(uGrain,g*vec2(.5,2.4)).r;
    vec3 r=sqrt(base);
    r=vClass==3?mix(r*.45,mix(r,vec3(1),.19),t):mix(r*.58,mix(r,vec3(1),.147),t);
    base=r*r*(1.-.7*clearing());
  }
#elif MODE==3||MODE==5
  vec4 t=texture(uImage,vUv);
  base=t.rgb*vColor;
  rough=.72;
#if MODE==3
  if(vClass==10) rough=max(t.a*2.-1.,.08);
  else if(vClass!=9) base=tinted(base);
#else
  a=t.a;
#endif
#elif MODE==4
  a=.16;
  rough=.06;
#elif MODE==6
  base=vec3(.017,.021,.034);
  rough=.42;
  n=vec3(0,1,0);
  vec3 t=texture(uGround,vPlace.xz/(uDeck.xy+9.)+.5).rgb;
  light=t*t*4.;
#endif
#if MODE==0||MODE==3
  // The deck is lit by its own map
  if((vClass==2||vClass==6||vClass==9||vClass==10)&&vNormal.y>.9&&abs(vPlace.y-uDeck.z-.009)<.021){
    vec3 d=texture(uFloor,vPlace.xz/uDeck.xy+.5).rgb;
    light=d*d*4.;
  }
#endif
#ifdef MIRROR
  c=base*light*mix(1.,.5,metal)+base*shine;
#else
  float nv=max(dot(n,v),.001);
  vec3 f0=mix(vec3(.04),base,metal);
  vec4 r=rough*vec4(-1.,-.0275,-.572,.022)+vec4(1.,.0425,1.04,-.04);
  vec2 ab=vec2(-1.04,1.04)*(min(r.x*r.x,exp2(-9.28*nv))*r.x+r.y)+r.zw;
  float far=smoothstep(.25,.95,rough);
  vec3 seen=light*far;
  if(far<.9){
    float open=clamp(dot(light,vec3(.33))*2.2+.08,0.,1.);
    seen+=probe(reflect(-v,n),rough)*open*mix(.6,1.,metal)*(1.-far);
  }
  vec3 spec=seen*(f0*ab.x+ab.y);
  if(metal>.5) spec=spec*.8+base*light*.38;
  c=base*(1.-metal)*light+spec+base*shine;
#if MODE==4
  c=base*.15*light+spec*3.;
#elif MODE==6
  a=(1.-smoothstep(uDeck.w+1.5,uDeck.w+4.4,length(vPlace.xz)))*mix(1.,.94-.5*pow(1.-nv,4.),uMirrored);
#endif
#endif
#endif
#ifdef MIRROR
  c*=exp(-vPlace.y*1.1)*.8;
#endif
  c+=uMark;
  float noise=fract(sin(dot(gl_FragCoord.xy,vec2(12.9898,78.233)))*43758.5453)-.5;
  o=vec4(srgb(neutral(max(c,0.)*EXPOSURE))+noise/255.,a);
#endif
}`;
