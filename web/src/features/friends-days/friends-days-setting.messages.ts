/** Texts of the switch for the days of friends on Home. */
export const friendsDaysSettingTexts = {
  show: 'Show what friends saved, listed and finished',
  hint: 'One folded card a day, between the posts.',
  failed: 'The setting could not be loaded',
  notSaved: 'Not saved. Try again.',
}
