/**
 * Separates the output of parallel parts: the first part's output appears as it arrives, each other part's output
 * after the parts before it have ended.
 */
export function takeTurns(show: (text: string) => void) {
  const waiting: { kept: string; hasEnded: boolean }[] = [];

  function flush(): void {
    for (let [first] = waiting; first; [first] = waiting) {
      if (first.kept) show(first.kept);
      first.kept = '';
      if (!first.hasEnded) return;
      waiting.shift();
    }
  }
  return () => {
    const turn = { kept: '', hasEnded: false };
    waiting.push(turn);
    return {
      write: (text: string) => {
        turn.kept += text;
        flush();
      },
      end: () => {
        turn.hasEnded = true;
        flush();
      },
    };
  };
}
