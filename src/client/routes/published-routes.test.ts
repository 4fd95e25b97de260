import { describe, expect, it, vi } from 'vitest';
import { createPublishedRoutes } from './published-routes.ts';

const app = 'https://docs.example.org/docs/assets/app-1.js';
const index = {
  app: '/docs/assets/app-1.js',
  firstPaths: ['/'],
  tables: ['/docs/assets/routes-0-1.js'],
  search: {},
};
const importTable = () => Promise.resolve({ default: { '/': '/docs/assets/pages/index-1.js' } });

describe('createPublishedRoutes', () => {
  it('fetches the index once, and each table by its address', async () => {
    const fetchIndex = vi.fn(() => Promise.resolve(index));
    const asked = vi.fn(importTable);
    const routes = createPublishedRoutes({ fetchIndex, app, importTable: asked });
    const [{ firstPaths, tables }] = await Promise.all([routes(), routes()]);
    await routes();
    expect(firstPaths).toEqual(['/']);
    expect(await tables[0]?.()).toEqual(await importTable());
    expect(asked.mock.calls).toEqual([['/docs/assets/routes-0-1.js']]);
    expect(fetchIndex).toHaveBeenCalledTimes(1);
  });

  it('tries again after an index that could not be fetched', async () => {
    const fetchIndex = vi.fn(() => Promise.resolve(index)).mockRejectedValueOnce(new Error('lost'));
    const routes = createPublishedRoutes({ fetchIndex, app, importTable });
    await expect(routes()).rejects.toThrow('lost');
    expect((await routes()).firstPaths).toEqual(['/']);
  });

  it('takes no chunks that belong to another app', async () => {
    const fetchIndex = () => Promise.resolve({ ...index, app: '/docs/assets/app-2.js' });
    const routes = createPublishedRoutes({ fetchIndex, app, importTable });
    await expect(routes()).rejects.toThrow('published anew');
  });
});
