/**
 * Region of the functions. firebase.json repeats it in its rewrites, and the deployment check compares the
 * two.
 */
export const REGION = 'us-central1';
