// Renders live pages, whose code is their authors', away from the build: it can be stopped here, and cannot end the build.
import { parentPort, workerData } from 'node:worker_threads';

const { render } = await import(workerData.entry);

parentPort.on('message', async (page) => {
  try {
    parentPort.postMessage({ html: await render({ ...page, html: null }) });
  } catch (error) {
    parentPort.postMessage({ fault: error instanceof Error ? error.message : String(error) });
  }
});
