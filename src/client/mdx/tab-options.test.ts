import { describe, expect, it } from 'vitest';
import { assertTabs, defaultTab, type TabOption } from './tab-options.ts';

const tab = (value: string, isDefault = false): TabOption => ({ value, default: isDefault });

describe('tab options', () => {
  it('starts with the explicit default, or else the flagged tab, or else the first; null means none', () => {
    const options = [tab('mac'), tab('linux', true)];
    expect(defaultTab(options, 'mac')).toBe('mac');
    expect(defaultTab(options, undefined)).toBe('linux');
    expect(defaultTab([tab('mac'), tab('linux')], undefined)).toBe('mac');
    expect(defaultTab(options, null)).toBeNull();
  });

  it('rejects a default that no tab has, naming it and the tabs', () => {
    expect(() => defaultTab([tab('mac'), tab('linux')], 'windows')).toThrow(
      /"windows".*"mac", "linux"/,
    );
  });

  it('rejects two tabs with the same value, naming it, and a group without tabs', () => {
    expect(() => assertTabs([tab('mac'), tab('mac')])).toThrow(/"mac"/);
    expect(() => assertTabs([])).toThrow(/at least one/);
    expect(() => assertTabs([tab('mac'), tab('linux')])).not.toThrow();
  });
});
