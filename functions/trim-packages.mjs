/**
 * Takes out of a bundle's packages what costs an instance time at its start and is never used here: descriptors of all
 * messages for gRPC's reflection, the client for administering databases, the one that lists Google's locations. The
 * build fails when a package no longer reads as it is expected to, so that a new version is looked at.
 */
import { readFileSync } from 'node:fs';

/** By file, what stands there and what takes its place. */
const TRIMS = [
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
