/** Where the functions run. firebase.json names it again for its rewrites, and the check of a deployment compares the two. */
export const REGION = 'us-central1';
