/**
 * Separates the output of parallel parts: shows that of the first part as it arrives, that of the others once those
 * before them have ended.
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
