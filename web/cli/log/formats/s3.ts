import type { Format } from "../format.ts";

export const s3: Format = {
  name: "Amazon S3",
  source: "https://docs.aws.amazon.com/AmazonS3/latest/userguide/LogFormat.html",
  lines: [
    '$owner $bucket [$time] $address $requester $id $operation $key "$request" $status $error $bytes $size $total $turn "$referrer" "$ua"…',
  ],
};
