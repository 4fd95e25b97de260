import path from 'node:path';
import type { Plugin } from 'postcss';

/**
 * Puts the styles for page content into a layer, so that plain rules in a site's own sheet (`h1
 * {}`) win. The frame's styles stay outside it. `root` is the project folder.
 */
export function layeredStyles(root: string): Plugin {
  const folder = path.join(root, 'src/client/styles');
  const isOfContent = (file = ''): boolean =>
    file === path.join(folder, 'frame/base.css') ||
    path.dirname(file) === path.join(folder, 'content');
  return {
    postcssPlugin: 'layered',
    OnceExit(sheet, { AtRule }) {
      const ofContent = sheet.nodes.filter(({ source }) => isOfContent(source?.input.file));
      const layer = new AtRule({ name: 'layer', params: 'content', nodes: [] });
      ofContent[0]?.before(layer);
      layer.append(...ofContent);
    },
  };
}
