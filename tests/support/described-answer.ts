import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { openApiDocument } from '../../src/openapi/document.ts';

const document = openApiDocument('https://booth.example');
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(document, 'api');

const PATHS = Object.keys(document.paths ?? {}).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** Returns the described path of an address; undefined if it is not described. */
export function describedPath(address: string): string | undefined {
  const [pathname = ''] = address.split('?');
  return PATHS.find(({ pattern }) => pattern.test(pathname))?.path;
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly json: unknown;
}

function operationOf(path: string, method: string) {
  return document.paths?.[path]?.[method.toLowerCase() as 'get' | 'post'];
}

/** Expects that GET /api/openapi.json describes a route's answer: status, codes and members. */
export function expectDescribed(address: string, method: string, answer: Answer): void {
  const path = describedPath(address);
  const { status, json } = answer;
  const responses = path && operationOf(path, method)?.responses;
  // An address or method without a route
  if (!responses || json === null) return;
  const pointer = ['paths', path, method.toLowerCase(), 'responses', String(status)];
  const at = [...pointer, 'content', 'application/json', 'schema']
    .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
    .map(encodeURIComponent)
    .join('/');
  expect(Object.keys(responses), `${method} ${path} answered ${status}: ${answer.text}`).toContain(
    String(status),
  );
  const isDescribed = ajv.validate({ $ref: `api#/${at}` }, json);
  expect(isDescribed, `${method} ${path} ${status}: ${ajv.errorsText()} in ${answer.text}`).toBe(true);
}
