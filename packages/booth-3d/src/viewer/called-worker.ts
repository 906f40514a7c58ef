interface Call<Input> {
  readonly id: number;
  readonly input: Input;
}

type Answer<Result> = { readonly id: number } & ({ readonly result: Result } | { readonly error: string });

/** Calls a worker that uses `answerCalls`. */
export class CalledWorker<Input, Result> {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { done: (result: Result) => void; failed: (error: Error) => void }>();
  #count = 0;

  /** @param onFailure called if the worker cannot run */
  constructor(worker: Worker, onFailure = () => {}) {
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<Answer<Result>>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('error' in data) waiting?.failed(new Error(data.error));
      else waiting?.done(data.result);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      onFailure();
      this.#failAll('The worker is not running.');
    };
  }

  call(input: Input): Promise<Result> {
    return new Promise((done, failed) => {
      const id = this.#count++;
      this.#waiting.set(id, { done, failed });
      this.#worker.postMessage({ id, input } satisfies Call<Input>);
    });
  }

  dispose(): void {
    this.#worker.terminate();
    this.#failAll('No longer needed.');
  }

  #failAll(why: string): void {
    for (const { failed } of this.#waiting.values()) failed(new Error(why));
    this.#waiting.clear();
  }
}

/** Answers a worker's calls. @param partsOf what is moved with a result instead of copied */
export function answerCalls<Input, Result>(
  answer: (input: Input) => Promise<Result>,
  partsOf: (result: Result) => Transferable[] = () => [],
): void {
  self.onmessage = async ({ data: { id, input } }: MessageEvent<Call<Input>>) => {
    try {
      const result = await answer(input);
      self.postMessage({ id, result } satisfies Answer<Result>, { transfer: partsOf(result) });
    } catch (error) {
      self.postMessage({ id, error: String(error) } satisfies Answer<Result>);
    }
  };
}
