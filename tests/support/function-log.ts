/** What functions write that a test starts: `onOutput` is given to each of them, `lines` are those that are whole. */
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
