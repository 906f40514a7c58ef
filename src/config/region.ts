/** Region of the functions. firebase.json repeats it, and the deployment check compares the two. */
export const REGION = 'us-central1';
