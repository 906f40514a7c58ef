import { expect, test } from 'vitest';
import { filesToList, filesWith, leaveOutLoadedFiles } from './loaded-files.ts';

const BUNDLE = {
  'wizard.js': { type: 'chunk', imports: ['react.js', 'texts.js'] },
  'texts.js': { type: 'chunk', imports: ['words.js'] },
  'words.js': { type: 'chunk', imports: ['texts.js'] },
  'react.js': { type: 'chunk', imports: [] },
  'step.js': { type: 'chunk', imports: ['react.js', 'list.js'] },
  'list.js': { type: 'chunk', imports: ['words.js'] },
};

test('a file is there with all that it imports, in circles too', () => {
  expect([...filesWith('wizard.js', BUNDLE)].sort()).toEqual([
    'react.js',
    'texts.js',
    'wizard.js',
    'words.js',
  ]);
  expect([...filesWith('unknown.js', BUNDLE)]).toEqual(['unknown.js']);
});

test('only what is not there is listed, and nothing for a part that comes alone', () => {
  const loaded = filesWith('wizard.js', BUNDLE);
  expect(filesToList('step.js', ['step.js', 'react.js', 'list.js'], loaded)).toEqual(['step.js', 'list.js']);
  expect(filesToList('step.js', ['step.js', 'react.js', 'words.js'], loaded)).toEqual([]);
  expect(filesToList('part.js', ['react.js', 'style.css.js'], loaded)).toEqual(['style.css.js']);
});

test('the build asks about the files that it is about to write', () => {
  const plugin = leaveOutLoadedFiles();
  const { resolveDependencies } = plugin.config().build.modulePreload;
  const files = ['step.js', 'react.js', 'list.js', 'words.js'];
  expect(resolveDependencies('step.js', files, { hostId: 'wizard.js' })).toEqual(files);
  plugin.generateBundle.handler({}, BUNDLE);
  expect(resolveDependencies('step.js', files, { hostId: 'wizard.js' })).toEqual(['step.js', 'list.js']);
});
