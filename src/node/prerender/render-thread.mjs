// Renders live pages, whose code is their authors', in a separate thread, which can be stopped and
// cannot end the build.
import { parentPort, workerData } from 'node:worker_threads';

// Makes stack traces refer to the sources if the bundle has source maps.
process.setSourceMapsEnabled(true);
// React's advice on pages' code, as on names of attributes, is not for those who build the site.
Object.assign(console, { error: () => undefined });
const { render } = await import(workerData.entry);

parentPort.on('message', async (page) => {
  try {
    parentPort.postMessage({ html: await render({ ...page, html: null }) });
  } catch (error) {
    const fault =
      error instanceof Error
        ? { message: error.message, stack: error.stack }
        : { message: String(error) };
    parentPort.postMessage({ fault });
  }
});
