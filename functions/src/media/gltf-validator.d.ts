/** The part of Khronos' validator that we use; it has no types. */
declare module 'gltf-validator' {
  export interface Report {
    readonly issues: {
      readonly messages: readonly {
        /** 0 for an error, 1 for a warning. */
        readonly severity: number;
        readonly message: string;
        /** JSON pointer to what the message is about. */
        readonly pointer?: string;
      }[];
    };
    readonly info: { readonly totalTriangleCount: number; readonly extensionsUsed?: readonly string[] };
  }
  export interface Options {
    readonly maxIssues?: number;
    readonly ignoredIssues?: readonly string[];
  }
  export function validateBytes(bytes: Uint8Array, options?: Options): Promise<Report>;
}
