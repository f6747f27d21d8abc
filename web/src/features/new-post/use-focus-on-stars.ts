import { type RefObject, useLayoutEffect } from 'react'

/** Focuses the checked star, or the first, when the form mounts. */
export function useFocusOnStars(form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    const found = form.current?.querySelectorAll<HTMLInputElement>('[role="radiogroup"] input')
    const stars = [...(found ?? [])]
    const star = stars.find(({ checked }) => checked) ?? stars[0]
    star?.focus({ preventScroll: true })
  }, [form])
}
