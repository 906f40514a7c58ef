/**
 * Loaded before React, whose development build takes a fifth of the component tests' processor time for two things
 * not needed here: where each element was created (a stack for every one of them), and data for the browser's
 * profiler. Its warnings stay.
 */
import * as React from 'react';

const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];
// React stops making stacks after a number of them in a second, and restarts the count in the next
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

Object.assign(console, { createTask: undefined, timeStamp: undefined });
