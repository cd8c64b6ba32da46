export const imagesTexts = {
  uploadFailed: 'Image upload failed. Please try again.',
  add: 'Add image',
  galleryHint: 'Choose several images, or drop them here.',
  recommended: ({ width, height }: Size) => `Recommended size ${width}x${height}.`,
  alt: 'Alternative text',
  altHint: 'Describe the image for people who can’t see it.',
  altSaved: 'Saved. It applies wherever this image is used.',
  altFailed: 'Failed to save the alternative text. Please try again.',
  crop: 'Crop',
  cropOf: (label: string) => `Crop ${label}`,
  cropImage: (number: number) => `Crop image ${number}`,
  cropTitle: 'Crop image',
  cropPreview: 'The part of the image you keep',
  cropHint: ({ width, height }: Size) =>
    `Drag the image, or use the sliders. The recommended size is ${width}x${height}.`,
  zoom: 'Zoom',
  across: 'Left to right',
  down: 'Top to bottom',
  useCrop: 'Use this part',
  cancelCrop: 'Cancel',
  cropFailed: 'This image can’t be cropped. Please choose it again from your files.',
  remove: (number: number) => `Remove image ${number}`,
  earlier: (number: number) => `Move image ${number} to the left`,
  later: (number: number) => `Move image ${number} to the right`,
} as const

type Size = { width: number; height: number }
