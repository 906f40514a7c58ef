interface Expression {
  readonly sourcePosition: {
    readonly line: number;
    readonly column: number;
    readonly currentOffset: number;
    readonly endOffset: number;
  };
  readonly values?: readonly { readonly value?: object; readonly count: number }[];
  readonly children?: readonly Expression[];
}

/** Returns the expressions of the rules that no request has evaluated so far, as `line: source`. */
export async function missedExpressions(coverageUrl: string, source: string): Promise<string[]> {
  const response = await fetch(coverageUrl);
  const { report } = (await response.json()) as { report?: readonly Expression[] };
  if (!report) throw new Error(`No coverage: ${response.status}`);
  // Offsets count code points.
  const text = [...source];
  return report.flatMap(flatten).flatMap(({ sourcePosition, values }) => {
    if (values?.some(({ value }) => value && Object.keys(value).length > 0)) return [];
    const { line, currentOffset, endOffset } = sourcePosition;
    return [`${line}: ${text.slice(currentOffset, endOffset + 1).join('')}`];
  });
}

function flatten(expression: Expression): Expression[] {
  return [expression, ...(expression.children ?? []).flatMap(flatten)];
}
