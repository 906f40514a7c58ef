import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

/** Presses a control with the keyboard only: Tab to reach it, then Space or Enter. */
export async function pressByKeyboard(target: Locator): Promise<void> {
  await tabTo(target);
  // Enter previews a design; Space checks a radio button
  const isRadio = target.element().matches('input[type=radio]');
  await userEvent.keyboard(isRadio ? ' ' : '{Enter}');
}

/** Presses Tab or Shift+Tab until one of `targets` has focus; focus must be inside the component. */
async function tabTo(targets: Locator): Promise<void> {
  await expect.element(targets.first()).toBeInTheDocument();
  const trail: string[] = [];
  for (let presses = 0; presses < 120; presses += 1) {
    const [first] = targets.elements();
    const focused = document.activeElement ?? document.body;
    if (!first || targets.elements().some((element) => element === focused)) return;
    trail.push(`${focused.tagName} ${focused.textContent.slice(0, 30)}`);
    const isBehind = first.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
    await userEvent.tab({ shift: isBehind !== 0 });
  }
  throw new Error(`Tab never reached it; it went ${trail.slice(-6).join(', ')}`);
}
