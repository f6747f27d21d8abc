const controls =
  'input:not(:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled), a[href]'

/** The control in a container that the focus starts at: the first, of radio buttons the chosen one. */
export function firstControl(container: Element): HTMLElement | null {
  const first = container.querySelector<HTMLElement>(controls)
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first
  const chosen = [...container.querySelectorAll<HTMLInputElement>('input:checked')]
  return chosen.find(({ name }) => name === first.name) ?? first
}
