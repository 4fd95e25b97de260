import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { invalidate, isVirtual, resolved, virtualIds } from './virtual-ids.ts';

it('a module that becomes stale during its compilation is compiled again on the next request', async () => {
  let text = 'old';
  let letThrough: () => void = () => undefined;
  let reportLoading: () => void = () => undefined;
  const isLoading = new Promise<void>((resolve) => (reportLoading = resolve));
  const isHeld = new Promise<void>((resolve) => (letThrough = resolve));
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      {
        name: 'site',
        resolveId: (id) => (id === virtualIds.site ? resolved(id) : undefined),
        async load(id) {
          const code = `export default ${JSON.stringify(text)};`;
          reportLoading();
          if (text === 'old') await isHeld;
          return isVirtual(id) ? code : undefined;
        },
      },
    ],
  });
  try {
    const { client } = server.environments;
    await client.moduleGraph.ensureEntryFromUrl(virtualIds.site);
    const first = client.transformRequest(virtualIds.site);
    await isLoading;
    text = 'new';
    invalidate(client, isVirtual);
    letThrough();
    await first;
    expect((await client.transformRequest(virtualIds.site))?.code).toContain('"new"');
  } finally {
    await server.close();
  }
});
