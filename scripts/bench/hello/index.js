/** The framework's own example: what a request costs before any of our code runs. */
export function hello(_request, response) {
  response.send('Hello, World');
}
