import { countCodePoints } from '@medley/contract/limits'
import { cutText, textBetween } from '@medley/contract/values/text-cuts'
import type { CompositionEvent, InputEvent } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement

/**
 * Props of a text control that takes at most `max` code points, as the server counts them; `maxLength`
 * counts an emoji twice. As with `maxLength`, what is typed or pasted is cut, not the text behind it.
 */
export function signLimit(max: number | undefined) {
  if (max === undefined) return {}
  return {
    // Before React compares the value, so that a full field reports no change.
    onInputCapture: ({ target, nativeEvent }: InputEvent<Control>) => {
      const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing
      if (!isComposing && isControl(target)) cutInput(target, max)
    },
    onCompositionEndCapture: ({ target }: CompositionEvent<Control>) => {
      if (!isControl(target) || !cutInput(target, max)) return
      target.dispatchEvent(new Event('input', { bubbles: true }))
    },
  }
}

function isControl(target: EventTarget): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

/** Removes the signs before the caret that are too many; returns whether there are any. */
function cutInput(control: Control, max: number): boolean {
  const { value } = control
  const surplus = countCodePoints(value) - max
  if (surplus <= 0) return false
  const caret = control.selectionEnd ?? value.length
  const typed = textBetween(value, 0, caret)
  const kept = cutText(typed, Math.max(0, countCodePoints(typed) - surplus))
  control.setRangeText('', kept.length, caret, 'end')
  return true
}
