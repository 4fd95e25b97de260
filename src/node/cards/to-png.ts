import { fileURLToPath } from 'node:url';
import type { Store } from '../cache/store.ts';
import { encodePng } from './encode-png.ts';

/** Files of the typefaces. System fonts are not used: every machine draws the same card. */
const fontFiles = [
  '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  '@expo-google-fonts/jetbrains-mono/400Regular/JetBrainsMono_400Regular.ttf',
];

/** Names what turns a drawing into pixels; a change makes new pictures. */
const version = 'resvg 2.6.2';

/** Turns a social card into a PNG. One that the store has is not drawn again. */
export async function toPng(svg: string, store: Store): Promise<Buffer> {
  const key = JSON.stringify(['card', version, svg]);
  const kept = store.read(key);
  if (typeof kept === 'string') return Buffer.from(kept, 'base64');
  const png = await drawPng(svg);
  store.write(key, png.toString('base64'));
  return png;
}

/** Loads the renderer only if there is something to draw. */
async function drawPng(svg: string): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const files = fontFiles.map((file) => fileURLToPath(import.meta.resolve(file)));
  return encodePng(await renderAsync(svg, { font: { fontFiles: files, loadSystemFonts: false } }));
}
