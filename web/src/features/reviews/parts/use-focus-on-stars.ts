import { type RefObject, useLayoutEffect } from 'react'

/** A form that opens under the hand begins at its stars. */
export function useFocusOnStars(form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    const stars = [...(form.current?.querySelectorAll<HTMLInputElement>('[type="radio"]') ?? [])]
    const star = stars.find(({ checked }) => checked) ?? stars[0]
    star?.focus({ preventScroll: true })
  }, [form])
}
