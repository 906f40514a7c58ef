/**
 * Takes out of a bundle's packages what costs an instance time at its start and is never used here: descriptors of all
 * messages for gRPC's reflection, the client for administering databases, the one that lists Google's locations. What is
 * used by few is loaded when it is: messages of other services, sign-in and App Check of callable functions. The build fails when a package no longer reads as it is expected to, so that a new version is looked at.
 */
import { readFileSync } from 'node:fs';

/** Has a module of protocol buffers loaded when somebody asks for it. */
function loadLate(name, path) {
  return [
    [`const ${name} = __importStar(require("${path}"));`, ''],
    [
      `exports.${name} = ${name};`,
      `Object.defineProperty(exports, "${name}", { enumerable: true, get: () => require("${path}") });`,
    ],
  ];
}

const PROTOS_OF_GAX = [
  loadLate('IamProtos', '../protos/iam_service'),
  loadLate('LocationProtos', '../protos/locations'),
  loadLate('operationsProtos', '../protos/operations'),
].flat();

/** By file, what stands there and what takes its place. */
const TRIMS = [
  { file: /google-gax\/build\/src\/index\.js$/, changes: PROTOS_OF_GAX },
  { file: /google-gax\/build\/src\/fallback\.js$/, changes: PROTOS_OF_GAX },
  {
    file: /firestore-api\/build\/src\/index\.js$/,
    changes: [
      ['const protos = require("../protos/protos");', ''],
      [
        'exports.protos = protos;',
        'Object.defineProperty(exports, "protos", { enumerable: true, get: () => require("../protos/protos") });',
      ],
    ],
  },
  {
    // Of callable functions, which we have none of
    file: /firebase-functions\/lib\/esm\/common\/providers\/https\.mjs$/,
    changes: [
      [
        'import { getAuth } from "firebase-admin/auth";',
        'const getAuth = (app) => require("firebase-admin/auth").getAuth(app);',
      ],
      [
        'import { getAppCheck } from "firebase-admin/app-check";',
        'const getAppCheck = (app) => require("firebase-admin/app-check").getAppCheck(app);',
      ],
    ],
  },
  {
    file: /@grpc\/proto-loader\/build\/src\/index\.js$/,
    changes: [
      ["const messageDescriptor = message.toDescriptor('proto3');", ''],
      ['type: messageDescriptor.$type.toObject(messageDescriptor, descriptorOptions),', ''],
      ["const enumDescriptor = enumType.toDescriptor('proto3');", ''],
      ['type: enumDescriptor.$type.toObject(enumDescriptor, descriptorOptions),', ''],
      ["root.toDescriptor('proto3').file", '[]'],
    ],
  },
  {
    file: /firestore-api\/build\/src\/v1\/firestore_client\.js$/,
    changes: [
      [
        'new this._gaxModule.LocationsClient(this._gaxGrpc, opts)',
        '{ initialize: async () => {}, close: async () => {} }',
      ],
    ],
  },
  {
    file: /firestore-api\/build\/src\/v1\/index\.js$/,
    changes: [
      ['var firestore_admin_client_1 = require("./firestore_admin_client");', ''],
      ['firestore_admin_client_1.', 'require("./firestore_admin_client").'],
    ],
  },
];

/**
 * The esbuild plugin.
 * @returns {import('esbuild').Plugin}
 */
export function trimPackages() {
  return {
    name: 'trim-packages',
    setup(build) {
      let trimmed = new Set();
      build.onStart(() => {
        trimmed = new Set();
      });
      for (const { file, changes } of TRIMS) {
        build.onLoad({ filter: file }, ({ path }) => {
          trimmed.add(file);
          return { contents: trim(path, changes) };
        });
      }
      build.onEnd(() => ({
        errors: TRIMS.filter(({ file }) => !trimmed.has(file)).map(({ file }) => ({
          text: `No package has ${file}`,
        })),
      }));
    },
  };
}

function trim(path, changes) {
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${path} does not have "${from}" any more`);
      return text.replace(from, () => to);
    },
    readFileSync(path, 'utf8'),
  );
}
