/**
 * Loaded before React. Its development build takes a fifth of the component tests' processor time for two things that
 * are not needed here: a stack for every created element, and data for the browser's profiler. Its warnings stay.
 */
import * as React from 'react';

const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];
// React stops recording stacks after some per second, and restarts the count in the next
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

Object.assign(console, { createTask: undefined, timeStamp: undefined });
