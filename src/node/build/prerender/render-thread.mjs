// Renders live pages, which contain authors' code, in a separate thread that can be stopped and
// cannot end the build.
import { parentPort, workerData } from 'node:worker_threads';

// Makes stack traces refer to the sources if the bundle has source maps.
process.setSourceMapsEnabled(true);
// Silences React's warnings, for example about attribute names, because they are meant for the
// pages' authors.
Object.assign(console, { error: () => undefined });
const { render, findFailed } = await import(workerData.entry);

parentPort.on('message', async (page) => {
  try {
    parentPort.postMessage({ html: await render(page) });
  } catch (error) {
    const components = await findFailed(page).catch(() => []);
    const { message, stack } = error instanceof Error ? error : { message: String(error) };
    parentPort.postMessage({ fault: { message, stack, components } });
  }
});
