/**
 * Loaded ahead of React, whose development build takes a fifth of the component tests' processor time for two things that nobody
 * looks at here: where each element was made (a stack for every one of them), and what the browser's profiler would show.
 * Its warnings stay.
 */
import * as React from 'react';

const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];
// React stops making stacks after so many in a second, and counts anew in the next
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

Object.assign(console, { createTask: undefined, timeStamp: undefined });
