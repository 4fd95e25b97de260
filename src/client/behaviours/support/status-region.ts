const regionId = 'status-region';

/** Announces something to screen readers without moving focus. */
export function announceStatus(root: Document, text: string): void {
  const region = root.getElementById(regionId) ?? createRegion(root);
  region.textContent = text;
}

function createRegion(root: Document): HTMLElement {
  const region = root.createElement('div');
  region.id = regionId;
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  root.body.append(region);
  return region;
}
