/** True if a person can press it: jsdom presses also what is inert. */
export function canBePressed(element: Element): boolean {
  return element.isConnected && !element.matches('[inert], [inert] *, :disabled')
}
