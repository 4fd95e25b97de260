import { expect, it } from 'vitest';
import { readLoad } from '../../bench/support/read-load.ts';

const report = `Running 20s test @ http://127.0.0.1:40123
  2 threads and 200 connections
  Latency Distribution
     50%    1.16ms
     75%    3.10ms
     90%    9.00ms
     99%   21.97ms
  2455418 requests in 20.02s, 1.37GB read
Requests/sec: 122669.12
Transfer/sec:     70.20MB
`;

it('reads what wrk measured', () => {
  expect(readLoad(report)).toEqual({
    requests: 2455418,
    failed: 0,
    perSecond: 122669,
    transfer: 70,
    median: '1.16ms',
    slowest: '21.97ms',
  });
});

it('counts every failure: answers with a wrong status, and connections that broke', () => {
  const failures = `  Socket errors: connect 1, read 20, write 300, timeout 4000
  Non-2xx or 3xx responses: 50000
`;
  expect(readLoad(report.replace('Requests/sec', `${failures}Requests/sec`)).failed).toBe(54321);
});

it('throws for anything but a report', () => {
  expect(() => readLoad('unable to connect')).toThrow('The report of wrk has no');
});
