/** Sentences of letters about notifications. */
export const listNotificationTexts = {
  /** The list that they came from was removed, or their author left or was suspended. */
  copiedListChanged: (list: string) => `Text you copied was removed from your list ${list}`,
}
