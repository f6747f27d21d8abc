import { type RefObject, useLayoutEffect } from 'react'

/** Focuses the checked star, or the first, when the form mounts. */
export function useFocusOnStars(form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    const stars = [...(form.current?.querySelectorAll<HTMLInputElement>('[type="radio"]') ?? [])]
    const star = stars.find(({ checked }) => checked) ?? stars[0]
    star?.focus({ preventScroll: true })
  }, [form])
}
