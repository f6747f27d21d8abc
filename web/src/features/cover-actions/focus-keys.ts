/** The keys that move the focus by themselves. */
const focusKeys = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])

let isByKey = false

/** True if the last input was a key that moves the focus: it was not moved by a script, a finger or a mouse. */
export const isByKeyboard = () => isByKey

/** Follows keys and pointers. @returns the way to stop */
export function watchFocusKeys(): () => void {
  const press = ({ key }: KeyboardEvent) => {
    isByKey = focusKeys.has(key)
  }
  const point = () => {
    isByKey = false
  }
  document.addEventListener('keydown', press, true)
  document.addEventListener('pointerdown', point, true)
  return () => {
    document.removeEventListener('keydown', press, true)
    document.removeEventListener('pointerdown', point, true)
  }
}
