#!/usr/bin/env bash
# Creates a Google Cloud project for the site, up to and including the keys of the web app. Prints each command before
# running it, asks before anything that costs money, and skips what exists, so it can be repeated.
# Needs openssl, `gcloud auth login`, `npx firebase login`, and the packages of this repository (`npm run setup`).
set -euo pipefail

usage() {
  echo "deploy/create-project.sh <project id> <billing account> <domain of the site> [budget a month]" >&2
  echo "  deploy/create-project.sh acme-booth 000000-000000-000000 www.acme.com 50" >&2
  echo "  The budget is in the currency of the billing account; 50 without it." >&2
  exit 2
}

[[ $# -ge 3 && $# -le 4 ]] || usage
readonly project=$1 billing=$2 domain=$3 budget=${4:-50}
readonly region=us-central1
readonly bucket=gs://$project.firebasestorage.app
readonly auth=https://identitytoolkit.googleapis.com
cd "$(dirname "$0")/.."

run() {
  printf '+ %s\n' "${*@Q}" >&2
  "$@"
}

# The access token stays out of the printed command.
api() {
  printf '+ curl %s\n' "${*@Q}" >&2
  request "$@"
  echo
}

request() {
  curl -sS --fail-with-body -H "Authorization: Bearer $(gcloud auth print-access-token)" \
    -H "x-goog-user-project: $project" -H 'Content-Type: application/json' "$@"
}

has() {
  "$@" >/dev/null 2>&1
}

confirm() {
  local answer
  read -r -p "$1 Go on? [y/N] " answer
  [[ $answer == [yY] ]] || { echo 'Stopped; the same command goes on from here.' >&2; exit 1; }
}

echo "== Project and billing"
has gcloud projects describe "$project" || run gcloud projects create "$project"
if [[ $(gcloud billing projects describe "$project" --format='value(billingEnabled)') != True ]]; then
  confirm "What $project uses will be charged to the billing account $billing."
  run gcloud billing projects link "$project" --billing-account="$billing"
fi
run gcloud services enable --project="$project" \
  {billingbudgets,cloudbuild,cloudfunctions,cloudscheduler,cloudtasks,artifactregistry,eventarc}.googleapis.com \
  {firebase,firebaserules,firebasestorage,firestore,iam,identitytoolkit,logging,monitoring}.googleapis.com \
  {pubsub,run,secretmanager}.googleapis.com
has request "https://firebase.googleapis.com/v1beta1/projects/$project" ||
  run npx firebase projects:addfirebase "$project"

echo "== A budget: it warns, and stops nothing"
if [[ -z $(gcloud billing budgets list --billing-account="$billing" --filter="displayName=$project" --format='value(name)') ]]; then
  # Without a currency, gcloud takes the billing account's
  run gcloud billing budgets create --billing-account="$billing" --display-name="$project" --budget-amount="$budget" \
    --filter-projects="projects/$project" --threshold-rule=percent=0.5 --threshold-rule=percent=1.0 \
    --threshold-rule=percent=1.0,basis=forecasted-spend
fi

echo "== Database"
has gcloud firestore databases describe --database='(default)' --project="$project" ||
  run gcloud firestore databases create --location="$region" --delete-protection --project="$project"
if [[ -z $(gcloud firestore backups schedules list --database='(default)' --project="$project" --format='value(name)') ]]; then
  confirm 'Point-in-time recovery and 14 daily backups are charged by the size of the data (docs/operate.md).'
  run gcloud firestore databases update --database='(default)' --enable-pitr --project="$project"
  run gcloud firestore backups schedules create --database='(default)' --recurrence=daily --retention=14d \
    --project="$project"
fi

echo "== Bucket"
has gcloud storage buckets describe "$bucket" ||
  api -d "{\"location\":\"$region\"}" "https://firebasestorage.googleapis.com/v1alpha/projects/$project/defaultBucket"
run gcloud storage buckets update "$bucket" --soft-delete-duration=14d

echo "== Sign-in: by password, for invited administrators only"
# A POST without a body is answered with 411, so this sends an empty one.
has request "$auth/admin/v2/projects/$project/config" ||
  api -d '{}' "$auth/v2/projects/$project/identityPlatform:initializeAuth"
api -X PATCH "$auth/admin/v2/projects/$project/config?updateMask=signIn.email,authorizedDomains,passwordPolicyConfig,emailPrivacyConfig" \
  -d '{
    "signIn": {"email": {"enabled": true, "passwordRequired": true}},
    "authorizedDomains": ["'"$domain"'"],
    "passwordPolicyConfig": {
      "passwordPolicyEnforcementState": "ENFORCE",
      "passwordPolicyVersions": [{"customStrengthOptions": {"minPasswordLength": 12}}]
    },
    "emailPrivacyConfig": {"enableImprovedEmailPrivacy": false}
  }'

echo "== Key of administrators' calendars: without it, they have to be connected again"
has gcloud secrets describe CALENDAR_KEY --project="$project" ||
  openssl rand -base64 32 | run gcloud secrets create CALENDAR_KEY --data-file=- --project="$project"

echo "== Accounts of the functions, each with its roles"
roles=$(node_modules/.bin/node scripts/service-accounts.ts)
for name in $(cut -d' ' -f1 <<<"$roles" | sort -u); do
  has gcloud iam service-accounts describe "$name@$project.iam.gserviceaccount.com" --project="$project" ||
    run gcloud iam service-accounts create "$name" --project="$project"
done
while read -r name role <&3; do
  email=$name@$project.iam.gserviceaccount.com
  # These two are granted on the account itself: to act as it, and to sign on its behalf
  if [[ $role == iam.serviceAccount@(User|TokenCreator) ]]; then
    place=(iam service-accounts add-iam-policy-binding "$email")
  else
    place=(projects add-iam-policy-binding "$project")
  fi
  run gcloud "${place[@]}" --member="serviceAccount:$email" --role="roles/$role" --project="$project" \
    --condition=None --format=none
done 3<<<"$roles"

echo "== Web app"
if ! npx firebase apps:list WEB --project "$project" --json | grep -q '"appId"'; then
  run npx firebase apps:create WEB site --project "$project"
fi
run npx firebase apps:sdkconfig WEB --project "$project"
echo "$project is ready. Put the values above into .env (docs/operate.md, 'The first release')."
