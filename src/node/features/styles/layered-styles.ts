import path from 'node:path';
import type { Plugin } from 'postcss';

/**
 * Puts the styles of page content into a layer, so that plain rules of a site's own sheet (`h1 {}`)
 * win; `root` is the folder of the project. The frame keeps its styles.
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
