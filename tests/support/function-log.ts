/** Collects the output of functions: pass `onOutput` to each; `lines` returns the complete lines. */
export function aFunctionLog() {
  let text = '';
  return {
    onOutput: (part: string) => {
      text += part;
    },
    lines: () =>
      text
        .slice(0, text.lastIndexOf('\n') + 1)
        .split('\n')
        .slice(0, -1),
  };
}
