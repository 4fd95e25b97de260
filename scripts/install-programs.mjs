// Installs the programs that only browser tests and tests of hosts need.
import { findChromium } from './chromium.mjs';
import { installHostServers } from './host-servers.mjs';

await findChromium();
await installHostServers();
