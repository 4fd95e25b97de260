/** Results of a load test with wrk. */
export interface Load {
  readonly requests: number;
  /**
   * Responses with a status other than 2xx and 3xx, and connections that were refused, dropped or
   * timed out.
   */
  readonly failed: number;
  readonly perSecond: number;
  /** Megabytes per second. */
  readonly transfer: number;
  /** Median latency with its unit, as printed by wrk. */
  readonly median: string;
  /** 99th percentile of the latency, with its unit. */
  readonly slowest: string;
}

/** Parses the report of `wrk --latency`. Throws for any other text. */
export function readLoad(report: string): Load {
  const find = (pattern: RegExp): string => {
    const found = pattern.exec(report)?.[1];
    if (found === undefined)
      throw new Error(`The report of wrk has no ${String(pattern)}:\n${report}`);
    return found;
  };
  const [, amount = '0', unit = ''] = /Transfer\/sec:\s+([\d.]+)(KB|MB|GB)/.exec(report) ?? [];
  const megabytes = { KB: 0.001, MB: 1, GB: 1000 }[unit] ?? Number.NaN;
  const errors = /Socket errors: (.*)/.exec(report)?.[1]?.match(/\d+/g) ?? [];
  const wrong = /Non-2xx or 3xx responses: (\d+)/.exec(report)?.[1] ?? '0';
  return {
    requests: Number(find(/(\d+) requests in/)),
    failed: [...errors, wrong].reduce((sum, count) => sum + Number(count), 0),
    perSecond: Math.round(Number(find(/Requests\/sec:\s+([\d.]+)/))),
    transfer: Math.round(Number(amount) * megabytes),
    median: find(/50%\s+(\S+)/),
    slowest: find(/99%\s+(\S+)/),
  };
}
