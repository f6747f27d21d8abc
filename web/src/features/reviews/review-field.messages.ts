/** The texts of the box for a review. */
export const reviewFieldTexts = {
  marks: '**bold**, *italics*, ||spoiler||, > quote',
}
