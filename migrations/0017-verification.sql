-- Proving to the board who a person is: where they stand, and the pictures on their way. What the pictures say is never stored.

create table verifications (
  user_id bigint primary key references users on delete cascade,
  -- uploaded: the pictures are here. sent: the board took them and wants the rest. code: it texted one. review: it looks.
  state text not null check (state in ('uploaded', 'sent', 'code', 'review', 'verified', 'refused', 'withdrawn')),
  -- Why the board refused, in its own words.
  board_said text,
  -- Of the code that was texted last.
  code_tries integer not null default 0,
  -- Held by the one call that talks to the board; ends by itself when that call dies.
  busy_until timestamptz,
  updated_at timestamptz not null
);

-- The row outlives its picture and tells what became of it.
create table identity_images (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('government_id_photo', 'government_id_selfie', 'address_document')),
  file_key text not null unique,
  -- The picture's own key, sealed by the key ring. Without it the file says nothing, so it goes first.
  key_sealed text,
  received_at timestamptz not null,
  delete_by timestamptz not null,
  deleted_at timestamptz
);
create unique index identity_images_current on identity_images (user_id, kind) where key_sealed is not null;
create index identity_images_user on identity_images (user_id, id desc);
create index identity_images_waiting on identity_images (delete_by) where deleted_at is null;

-- Every time a picture was opened, and what for.
create table identity_image_reads (
  id bigint generated always as identity primary key,
  image_id bigint not null references identity_images on delete cascade,
  user_id bigint not null references users on delete cascade,
  purpose text not null,
  read_at timestamptz not null
);
create index identity_image_reads_image on identity_image_reads (image_id);
create index identity_image_reads_user on identity_image_reads (user_id);
