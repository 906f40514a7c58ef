/** Output of one of several parallel parts. */
export interface Turn {
  write: (text: string) => void;
  /** Nothing more comes. */
  end: () => void;
}

/**
 * Keeps apart what several parts write at once: the first one is shown as it comes, the others when those before them
 * have ended.
 */
export function takeTurns(show: (text: string) => void): () => Turn {
  const waiting: { kept: string; hasEnded: boolean }[] = [];

  function showWhatMay(): void {
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
      write: (text) => {
        turn.kept += text;
        showWhatMay();
      },
      end: () => {
        turn.hasEnded = true;
        showWhatMay();
      },
    };
  };
}
