/** The framework's example function: the cost of a request before any of our code runs. */
export function hello(_request, response) {
  response.send('Hello, World');
}
