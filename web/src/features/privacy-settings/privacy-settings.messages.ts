/** Texts of what others see of a member. */
export const privacySettingsTexts = {
  inSuggestions: 'Suggest me as a friend',
  inSuggestionsHint:
    'When this is off, nobody finds you among their suggestions. People can still search for you and visit your profile.',
  failed: 'Your setting could not be loaded',
  notSaved: 'Your setting could not be saved',
}
