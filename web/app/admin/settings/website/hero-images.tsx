import { type Company, defaults, heroInput, imageAddress, limits } from '@busbar/contract'
import {
  ActionIcon,
  Button,
  FileButton,
  Group,
  NumberInput,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconCrop, IconTrash, IconUpload } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSaveHero } from '../../api/company.ts'
import { useSettingsForm } from '../../forms/use-settings-form.ts'
import { CropButton } from '../../images/crop-button.tsx'
import { DropZone } from '../../images/drop-zone.tsx'
import { accepted } from '../../images/take-images.ts'
import { toastWarning } from '../../parts/toasts.tsx'
import { useSaveAs } from '../settings-draft.tsx'
import { SettingsPanel } from '../settings-panel.tsx'
import { companyTexts } from '../texts.ts'
import { LinkField } from './link-field.tsx'
import styles from './lists.module.css'
import { NewSlides, useNewSlides } from './new-slides.tsx'

/** The home page's slides and numbers. A new image is saved as soon as it is uploaded. */
export function HeroSettings({ company }: { company: Company }) {
  const saveSettings = useSaveAs(company, useSaveHero(company).mutateAsync)
  const settings = useSettingsForm({
    unsavedOf: 'company:hero-images',
    item: company,
    schema: heroInput,
    valuesOf: ({ heroImages, heroStats }) => ({ heroImages, heroStats }),
    save: (values, revision) => saveSettings({ input: values, revision }),
    saved: companyTexts.saved,
    failed: companyTexts.saveFailed,
  })
  const { form, write } = settings
  const { heroImages } = form.values
  const newSlides = useNewSlides({ room: limits.hero.maxImages - heroImages.length })

  const latestWrite = useRef(write)
  useEffect(() => {
    latestWrite.current = write
  })
  const saving = useRef(Promise.resolve())

  /** Adds a slide with this image, or gives a slide another one. One after the other, for each is saved at once. */
  const save = (imageUrl: string, insteadOf?: string) => {
    saving.current = saving.current.then(async () => {
      const now = form.getValues()
      const place = now.heroImages.findIndex((slide) => slide.imageUrl === insteadOf)
      const slide = { ...blankSlide, ...now.heroImages[place], imageUrl }
      const slides = place < 0 ? [...now.heroImages, slide] : now.heroImages.with(place, slide)
      const values = { ...now, heroImages: slides }
      form.setValues(values)
      if (!(await latestWrite.current(values, { message: companyTexts.savedAutomatically })))
        toastWarning(companyTexts.notPersisted)
    })
  }

  return (
    <SettingsPanel settings={settings}>
      <Group grow align="flex-end">
        <NumberInput
          label={companyTexts.years}
          min={limits.hero.statMin}
          allowDecimal={false}
          {...form.getInputProps('heroStats.yearsExperience')}
        />
        <NumberInput
          label={companyTexts.projects}
          min={limits.hero.statMin}
          allowDecimal={false}
          {...form.getInputProps('heroStats.projectsCompleted')}
        />
      </Group>
      {heroImages.map((slide, index) => (
        <fieldset key={slide.imageUrl} className={styles.slide}>
          <legend>{companyTexts.slide(index + 1)}</legend>
          <div>
            <img src={imageAddress('company', slide.imageUrl)} alt="" />
            <Group gap={4} mt={8} justify="center">
              <ActionIcon
                aria-label={companyTexts.slideUp(index + 1)}
                disabled={index === 0}
                onClick={() => form.reorderListItem('heroImages', { from: index, to: index - 1 })}
              >
                <IconArrowUp size={18} />
              </ActionIcon>
              <ActionIcon
                aria-label={companyTexts.slideDown(index + 1)}
                disabled={index === heroImages.length - 1}
                onClick={() => form.reorderListItem('heroImages', { from: index, to: index + 1 })}
              >
                <IconArrowDown size={18} />
              </ActionIcon>
              <CropButton
                choice={slide.imageUrl}
                address={imageAddress('company', slide.imageUrl)}
                shape={limits.hero.recommended}
                onCropped={(file) => newSlides.add([file], slide.imageUrl)}
              >
                {(open) => (
                  <ActionIcon aria-label={companyTexts.cropSlide(index + 1)} onClick={open}>
                    <IconCrop size={18} />
                  </ActionIcon>
                )}
              </CropButton>
              <ActionIcon
                aria-label={companyTexts.removeSlide(index + 1)}
                onClick={() => form.removeListItem('heroImages', index)}
              >
                <IconTrash size={18} />
              </ActionIcon>
            </Group>
          </div>
          <Stack gap="xs">
            <SlideFields form={form} index={index} />
          </Stack>
        </fieldset>
      ))}
      <NewSlides slides={newSlides} onStored={save} />
      <DropZone pastes onFiles={(files) => newSlides.add(files)}>
        <FileButton accept={accepted.join(',')} multiple onChange={(files) => newSlides.add(files)}>
          {(button) => (
            <Button
              {...button}
              variant="default"
              disabled={heroImages.length >= limits.hero.maxImages}
              leftSection={<IconUpload size={18} aria-hidden />}
            >
              {companyTexts.addSlide}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed" mt="xs">
          {companyTexts.slideHint(limits.hero.maxImages, limits.hero.recommended)}
        </Text>
      </DropZone>
    </SettingsPanel>
  )
}

const blankSlide = {
  title: null,
  subtitle: null,
  buttonText: defaults.company.heroButton.text,
  buttonLink: defaults.company.heroButton.link,
}

type SlideFieldsProps = {
  form: {
    getInputProps: (path: string) => object
    errors: Record<string, ReactNode>
    setFieldValue: (path: never, value: never) => void
  }
  index: number
}

function SlideFields({ form, index }: SlideFieldsProps) {
  const path = (name: string) => `heroImages.${index}.${name}`
  const field = (name: string) => form.getInputProps(path(name)) as { value?: string | null }
  const plain = (name: string) => ({ ...field(name), value: field(name).value ?? '' })
  return (
    <>
      <TextInput label={companyTexts.slideTitle} maxLength={limits.text.name} {...plain('title')} />
      <Textarea
        label={companyTexts.slideSubtitle}
        autosize
        minRows={1}
        maxLength={limits.text.short}
        {...plain('subtitle')}
      />
      <div className={styles.button}>
        <TextInput
          label={companyTexts.slideButton}
          maxLength={limits.hero.buttonText}
          {...plain('buttonText')}
        />
        <LinkField
          label={companyTexts.slideLink}
          value={plain('buttonLink').value}
          error={form.errors[path('buttonLink')]}
          onChange={(address) => form.setFieldValue(path('buttonLink') as never, address as never)}
        />
      </div>
    </>
  )
}
