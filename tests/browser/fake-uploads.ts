import { onTestFinished, vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import { storedMarking } from '#booth/common.ts';
import { SceneContent } from '../../packages/booth-3d/src/viewer/scene-content.ts';
import {
  type MarkModelRequest,
  markModelSchema,
  type PackedModelAnswer,
} from '../../src/domain/schemas/packed-model.ts';
import { demoModelUrl } from './demo-content.ts';

/** An image that a component sent. */
export interface FakeUpload {
  /** Query of the address: 'folder=extras&name=bar-stools'. */
  readonly search: string;
  readonly file: File;
  readonly headers: Readonly<Record<string, string>>;
}

/** Status and text of a response to an upload. */
export interface UploadAnswer {
  readonly status: number;
  readonly text: string;
}

/** Fake routes for images and models. */
export interface FakeUploads {
  /** Everything sent so far, oldest first. */
  readonly sent: readonly FakeUpload[];
  /** Keeps uploads in progress, half of each sent, until the returned function is called. */
  readonly hold: () => () => void;
}

const IS_NO_IMAGE = 'Please choose a JPEG, PNG, WebP or AVIF image.';

/** Returns an image that the fake server accepts; each has another name. */
export function picture(name = 'picture.png', type = 'image/png'): File {
  return new File([PIXEL], name, { type });
}

/** Returns a file that is an image by name only; the fake server answers 415, like the real one. */
export function noPicture(name = 'page.png'): File {
  return new File(['<!doctype html><p>Hello'], name, { type: 'image/png' });
}

/** Chooses a file one byte over the allowed 10 MB. */
export function chooseHugePicture(input: Locator): void {
  const element = input.element() as HTMLInputElement;
  const chosen = new DataTransfer();
  chosen.items.add(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'huge.png', { type: 'image/png' }));
  // Set directly: sending that much to the browser from outside takes seconds
  element.files = chosen.files;
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Replaces XMLHttpRequest until the test ends. Images get an address from their folder and name, as from the server; a
 * file that looks like a page is refused.
 */
export function fakeUploads(): FakeUploads {
  const sent: FakeUpload[] = [];
  let gate = Promise.resolve();

  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    private url = '';
    private isOver = false;
    private readonly headers: Record<string, string> = {};

    open(_method: string, url: string): void {
      this.url = url;
    }

    setRequestHeader(name: string, value: string): void {
      this.headers[name] = value;
    }

    async send(file: File): Promise<void> {
      const { search, pathname } = new URL(this.url, location.href);
      sent.push({ search: search.slice(1), file, headers: this.headers });
      this.upload.dispatchEvent(
        new ProgressEvent('progress', { loaded: file.size / 2, total: file.size, lengthComputable: true }),
      );
      await gate;
      const answer = pathname.endsWith('/models') ? answerToModel : answerTo;
      const { status, text } = await answer(search, file, sent.length);
      if (this.isOver) return;
      this.status = status;
      this.responseText = text;
      this.dispatchEvent(new Event(navigator.onLine ? 'load' : 'error'));
    }

    abort(): void {
      this.isOver = true;
      this.dispatchEvent(new Event('abort'));
    }
  }

  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return {
    sent,
    hold() {
      const held = Promise.withResolvers<void>();
      gate = held.promise;
      return held.resolve;
    },
  };
}

async function answerTo(search: string, file: File, count: number): Promise<UploadAnswer> {
  if ((await file.slice(0, 2).text()) === '<!') {
    return { status: 415, text: JSON.stringify({ success: false, error: IS_NO_IMAGE }) };
  }
  const query = new URLSearchParams(search);
  const name = `${query.get('name') ?? 'image'}-${String(count).padStart(16, '0')}-640x480.webp`;
  const image = { url: `/media/${query.get('folder')}/${name}`, width: 640, height: 480 };
  return { status: 201, text: JSON.stringify(image) };
}

/** Returns a model that the fake server accepts. */
export function glbFile(name = 'booth.glb'): File {
  return new File(['glTF'], name, { type: 'model/gltf-binary' });
}

/** Returns a model that the fake server refuses for two reasons. */
export function refusedGlb(): File {
  return new File(['<'], 'refused.glb');
}

/** The fake server's notes about a model. */
export const MODEL_NOTES = [{ text: 'Read as inches.' }, { text: 'Left out: 2 lamps.' }] as const;

/** The fake server's reasons for refusing a model. */
export const MODEL_REASONS = [
  '“hall” reaches 45.0 m from the middle; 10 m are possible.',
  'It has 90 places; 80 are allowed.',
] as const;

async function answerToModel(search: string, file: File, count: number): Promise<UploadAnswer> {
  if ((await file.slice(0, 1).text()) === '<') {
    const fields = Object.fromEntries(MODEL_REASONS.map((reason, index) => [`model.${index}`, reason]));
    const refusal = { success: false, code: 'invalid', error: MODEL_REASONS[0], fields };
    return { status: 400, text: JSON.stringify(refusal) };
  }
  const query = new URLSearchParams(search);
  const path = `${query.get('folder')}/${query.get('name')}-${String(count).padStart(16, '0')}`;
  const model = { url: `/media/${path}.bin`, kinds: ['bar-stools', 'coffee-bar'] };
  const answer = { success: true, model, notes: MODEL_NOTES, ...MODEL_ABOUT };
  return { status: 201, text: JSON.stringify(answer) };
}

/** What the fake server knows about every model besides its record. */
const MODEL_ABOUT = {
  named: [{ list: 'marks', name: 'mark:wall' }],
  refused: [],
} as const;

/** Serves a demo file, a design's or an extra's, as every stored model. */
export function serveModels(kind: 'designs' | 'extras' = 'designs', slug = '10x10-launch'): void {
  const { fetch } = globalThis;
  const { setDesign } = SceneContent.prototype;
  // The panel's own fake is a spy, and a second spy would be the first one
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    fetch(String(input).endsWith('.bin') ? demoModelUrl(kind, slug) : input, init),
  );
  vi.spyOn(SceneContent.prototype, 'setDesign').mockImplementation(function (this: SceneContent) {
    return setDesign.call(this, demoModelUrl(kind, slug));
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** Fakes the route that packs a stored model again. @returns the requests so far, oldest first */
export function fakeMarking(
  answer: (request: MarkModelRequest, count: number) => Partial<PackedModelAnswer> = () => ({}),
): MarkModelRequest[] {
  const requests: MarkModelRequest[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (!String(input).endsWith('/api/admin/models/mark')) return fetch(input, init);
    const request = markModelSchema.parse(JSON.parse(String(init?.body)));
    const count = requests.push(request);
    const url = `/media/booth-designs/marked-${String(count).padStart(16, '0')}.bin`;
    const marking = storedMarking(request.marking);
    const model = { url, kinds: ['bar-stools'], ...(marking && { marking }) };
    const notes = MODEL_NOTES;
    return Response.json({ success: true, model, notes, ...MODEL_ABOUT, ...answer(request, count) });
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return requests;
}

/** A PNG of one pixel. */
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);
