/** Texts of the works that are popular now. */
export const popularWorksTexts = {
  heading: 'Popular this week',
  link: 'Charts',
}
