import { recordTexts } from '../records/record-texts.ts'

export const partnersTexts = recordTexts('partners', {
  heading: 'Partners Management',
  addTitle: 'Add New Partner',
  update: 'Update',
  created: 'Partner added successfully',
  uploadFailed: 'Error uploading image: Invalid response',
  onCard: {
    title: 'On the card',
    hint: 'In the partners section of the home page, linked to their website.',
  },
  uploadLogo: 'Upload Logo',
  changeLogo: 'Change Logo',
})
