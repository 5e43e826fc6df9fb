import Camera from 'lucide-react/icons/camera'
import ImageIcon from 'lucide-react/icons/image'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { buttonClass } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { FieldError } from '#web/ui/field.tsx'
import { IMAGE_ACCEPT, type ImageKind } from '../rules.ts'
import { PICTURE_NAMES } from './texts.ts'

type PhotoFieldProps = {
  kind: ImageKind
  /** Which camera of a phone is meant: `user` looks at the person. */
  camera: 'user' | 'environment'
  hint?: string
  file: File | null
  error: string | undefined
  onFile: (file: File) => void
}

/** One photo: taken by the camera of a phone or chosen from files, shown, and taken again as often as wanted. */
export function PhotoField({ kind, camera, hint, file, error, onFile }: PhotoFieldProps) {
  const id = useId()
  const name = PICTURE_NAMES[kind]
  const shared = { name: kind, wrong: error !== undefined, describedBy: `${id}-more`, onFile }
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-2">
      <span id={id} className="font-semibold">
        {name}
      </span>
      {file ? (
        <Preview
          key={`${file.name} ${file.size} ${file.lastModified}`}
          file={file}
          label={`${name}, as it will be sent`}
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Chooser
          {...shared}
          capture={camera}
          label={`${name}: ${file ? 'take it again' : 'take a photo'}`}
          className="pointer-fine:hidden"
        >
          <Camera className="size-5" aria-hidden="true" />
          {file ? 'Retake' : 'Take a photo'}
        </Chooser>
        <Chooser {...shared} label={`${name}: choose ${file ? 'another' : 'a'} file`}>
          <ImageIcon className="size-5" aria-hidden="true" />
          {file ? 'Choose another' : 'Choose a file'}
        </Chooser>
      </div>
      <div id={`${id}-more`}>
        {error ? <FieldError>{error}</FieldError> : null}
        <p className="text-sm text-soft">{[hint, 'JPG or PNG, up to 5 MB.'].filter(Boolean).join(' ')}</p>
      </div>
    </div>
  )
}

type ChooserProps = {
  name: string
  label: string
  wrong: boolean
  describedBy: string
  capture?: 'user' | 'environment'
  className?: string
  onFile: (file: File) => void
  children: ReactNode
}

const Chooser = ({ name, label, wrong, describedBy, capture, className, onFile, children }: ChooserProps) => (
  <label
    className={cx(
      buttonClass('secondary'),
      'cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-dagat',
      className,
    )}
  >
    {children}
    <input
      type="file"
      name={name}
      accept={IMAGE_ACCEPT}
      capture={capture}
      aria-label={label}
      aria-invalid={wrong || undefined}
      aria-describedby={describedBy}
      className="sr-only"
      onChange={(event) => {
        const file = event.target.files?.[0]
        if (file) onFile(file)
        // The same file may be chosen again after it was corrected.
        event.target.value = ''
      }}
    />
  </label>
)

const PREVIEW_WIDTH = 640

async function draw(file: File, find: () => HTMLCanvasElement | null): Promise<void> {
  const picture = await createImageBitmap(file, { resizeWidth: PREVIEW_WIDTH, resizeQuality: 'medium' })
  const place = find()
  if (place) {
    place.width = picture.width
    place.height = picture.height
    place.getContext('2d')?.drawImage(picture, 0, 0)
  }
  picture.close()
}

/** The picture drawn small: no address of it is made that anything else could ask for. */
function Preview({ file, label }: { file: File; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    draw(file, () => canvas.current).catch(() => setFailed(true))
  }, [file])
  if (failed) return <p className="text-sm text-soft">{file.name} cannot be shown here.</p>
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      width={4}
      height={3}
      className="max-h-56 w-auto max-w-full self-start rounded-box border border-line bg-sunken"
    />
  )
}
