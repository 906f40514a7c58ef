/** Output of one of several parallel parts. */
export interface Turn {
  write: (text: string) => void;
  /** Marks the output as complete. */
  end: () => void;
}

/**
 * Separates the output of parallel parts: shows that of the first part as it arrives, that of the others once those
 * before them have ended.
 */
export function takeTurns(show: (text: string) => void): () => Turn {
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
      write: (text) => {
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
