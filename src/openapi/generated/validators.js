// Generated from openapi.yaml by `npm run generate`; not to be edited.
var Jo=(s,p)=>()=>{try{return p||s((p={exports:{}}).exports,p),p.exports}catch(P){throw p=0,P}};var on=Jo(Wr=>{"use strict";Object.defineProperty(Wr,"__esModule",{value:!0});Wr.formatNames=Wr.fastFormats=Wr.fullFormats=void 0;function Mr(s,p){return{validate:s,
compare:p}}Wr.fullFormats={date:Mr(tn,fo),time:Mr(co(!0),ho),"date-time":Mr(Xo(!0),an),"iso-time":Mr(co(),sn),"iso-date-time":Mr(Xo(),pn),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:_n,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Sn,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:bn,int32:{type:"number",validate:kn},int64:{type:"number",validate:wn},float:{type:"\
number",validate:rn},double:{type:"number",validate:rn},password:!0,binary:!0};Wr.fastFormats={...Wr.fullFormats,date:Mr(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,fo),time:Mr(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,ho),"date-time":Mr(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
an),"iso-time":Mr(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,sn),"iso-date-time":Mr(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
pn),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Wr.formatNames=Object.keys(Wr.fullFormats);function mn(s){return s%4===0&&(s%100!==0||s%400===0)}var cn=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,yn=[0,31,28,31,30,31,30,31,
31,30,31,30,31];function tn(s){let p=cn.exec(s);if(!p)return!1;let P=+p[1],b=+p[2],m=+p[3];return b>=1&&b<=12&&m>=1&&m<=(b===2&&mn(P)?29:yn[b])}function fo(s,p){
if(s&&p)return s>p?1:s<p?-1:0}var mo=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function co(s){return function(P){let b=mo.exec(P);if(!b)
return!1;let m=+b[1],c=+b[2],e=+b[3],a=b[4],n=b[5]==="-"?-1:1,r=+(b[6]||0),t=+(b[7]||0);if(r>23||t>59||s&&!a)return!1;if(m<=23&&c<=59&&e<60)return!0;let i=c-t*n,
o=m-r*n-(i<0?1:0);return(o===23||o===-1)&&(i===59||i===-1)&&e<61}}function ho(s,p){if(!(s&&p))return;let P=new Date("2020-01-01T"+s).valueOf(),b=new Date("2020-\
01-01T"+p).valueOf();if(P&&b)return P-b}function sn(s,p){if(!(s&&p))return;let P=mo.exec(s),b=mo.exec(p);if(P&&b)return s=P[1]+P[2]+P[3],p=b[1]+b[2]+b[3],s>p?1:
s<p?-1:0}var yo=/t|\s/i;function Xo(s){let p=co(s);return function(b){let m=b.split(yo);return m.length===2&&tn(m[0])&&p(m[1])}}function an(s,p){if(!(s&&p))return;
let P=new Date(s).valueOf(),b=new Date(p).valueOf();if(P&&b)return P-b}function pn(s,p){if(!(s&&p))return;let[P,b]=s.split(yo),[m,c]=p.split(yo),e=fo(P,m);if(e!==
void 0)return e||ho(b,c)}var fn=/\/|:/,hn=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function _n(s){return fn.test(s)&&hn.test(s)}var en=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function bn(s){return en.lastIndex=0,en.
test(s)}var Pn=-(2**31),gn=2**31-1;function kn(s){return Number.isInteger(s)&&s<=gn&&s>=Pn}function wn(s){return Number.isInteger(s)}function rn(){return!0}var qn=/[^\\]\\Z/;
function Sn(s){if(qn.test(s))return!1;try{return new RegExp(s),!0}catch{return!1}}});var ln=Jo(_o=>{"use strict";Object.defineProperty(_o,"__esModule",{value:!0});function nn(s){let p=s.length,P=0,b=0,m;for(;b<p;)P++,m=s.charCodeAt(b++),m>=55296&&
m<=56319&&b<p&&(m=s.charCodeAt(b),(m&64512)===56320&&b++);return P}_o.default=nn;nn.code='require("ajv/dist/runtime/ucs2length").default'});var aa=Zr,S={type:"object",additionalProperties:!1,required:["id","type","path","basename","filename","url","format","mime_type","size","md5","width","height","\
is_image","author","copyright","notes","tags","default_field_metadata","creator","upload_collection","duration","frame_rate","blurhash","thumbhash","mux_playbac\
k_id","mux_mp4_highest_res","smart_tags","exif_info","colors","created_at","updated_at"],properties:{id:{type:"string"},type:{type:"string",const:"upload"},path:{
type:"string"},basename:{type:"string"},filename:{type:"string"},url:{type:"string",format:"uri"},format:{type:["string","null"]},mime_type:{type:["string","nul\
l"]},size:{type:"integer",minimum:0},md5:{type:"string",pattern:"^[0-9a-f]{32}$"},width:{type:["integer","null"],minimum:0},height:{type:["integer","null"],minimum:0},
is_image:{type:"boolean"},author:{type:["string","null"]},copyright:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"stri\
ng"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://flat/schemas#/$defs/FieldMetadata"}},creator:{$ref:"standin://flat/schemas#/$d\
efs/Creator"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}},duration:{type:["number","null"]},frame_rate:{
type:["number","null"]},blurhash:{type:["string","null"]},thumbhash:{type:["string","null"]},mux_playback_id:{type:["string","null"]},mux_mp4_highest_res:{type:[
"string","null"],enum:["high","medium","low",null]},smart_tags:{type:"array",items:{type:"string"}},exif_info:{type:"object",additionalProperties:!0},colors:{type:"\
array",items:{type:"object",additionalProperties:!1,required:["red","green","blue","alpha"],properties:{red:{type:"integer",minimum:0,maximum:255},green:{type:"\
integer",minimum:0,maximum:255},blue:{type:"integer",minimum:0,maximum:255},alpha:{type:"integer",minimum:0,maximum:255}}}},meta:{$ref:"standin://flat/schemas#/\
$defs/UploadMeta"},created_at:{type:["string","null"],format:"date-time"},updated_at:{type:["string","null"],format:"date-time"}}},ke=Object.prototype.hasOwnProperty,
mi=on().fullFormats.uri,se=/^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2\d))T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i,
go=new RegExp("^[0-9a-f]{32}$","u"),De={type:"object",additionalProperties:!1,required:["title","alt","custom_data","focal_point"],properties:{title:{type:["str\
ing","null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://flat/schemas#\
/$defs/FocalPoint"}}}},Xe={type:"object",additionalProperties:!1,required:["x","y"],properties:{x:{type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,
maximum:1}}};function kt(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=kt.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.x===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"x"},schema:Xe.required,parentSchema:Xe,data:s};e===null?e=[r]:e.push(r),a++}if(s.y===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"y"},schema:Xe.required,parentSchema:Xe,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="x"||
r==="y")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Xe,data:s};
e===null?e=[t]:e.push(t),a++}if(s.x!==void 0){let r=s.x;if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(r)){let t={instancePath:p+"/x",schemaPath:"#/propertie\
s/x/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},schema:1,parentSchema:Xe.properties.x,data:r};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={
instancePath:p+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Xe.properties.x,data:r};e===null?
e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"number"},schema:Xe.properties.x.type,parentSchema:Xe.
properties.x,data:r};e===null?e=[t]:e.push(t),a++}}if(s.y!==void 0){let r=s.y;if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(r)){let t={instancePath:p+"/y",schemaPath:"\
#/properties/y/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},schema:1,parentSchema:Xe.properties.y,data:r};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(
r)){let t={instancePath:p+"/y",schemaPath:"#/properties/y/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Xe.properties.y,data:r};
e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"number"},schema:Xe.properties.y.type,
parentSchema:Xe.properties.y,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Xe.
type,parentSchema:Xe,data:s};e===null?e=[r]:e.push(r),a++}return kt.errors=e,a===0}kt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function is(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=is.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.title===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},schema:De.required,parentSchema:De,data:s};e===null?e=[t]:e.push(t),a++}if(s.alt===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"alt"},schema:De.required,parentSchema:De,data:s};e===null?e=[t]:e.push(t),a++}if(s.custom_data===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"custom_data"},schema:De.required,parentSchema:De,data:s};e===null?e=[t]:e.push(t),a++}if(s.focal_point===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"focal_point"},schema:De.required,parentSchema:De,data:s};e===null?
e=[t]:e.push(t),a++}for(let t in s)if(!(t==="title"||t==="alt"||t==="custom_data"||t==="focal_point")){let i={instancePath:p,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:De,data:s};e===null?e=[i]:e.push(i),a++}if(s.title!==void 0){let t=s.title;if(typeof t!=
"string"&&t!==null){let i={instancePath:p+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:De.properties.title.type},schema:De.properties.
title.type,parentSchema:De.properties.title,data:t};e===null?e=[i]:e.push(i),a++}}if(s.alt!==void 0){let t=s.alt;if(typeof t!="string"&&t!==null){let i={instancePath:p+
"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:De.properties.alt.type},schema:De.properties.alt.type,parentSchema:De.properties.alt,data:t};
e===null?e=[i]:e.push(i),a++}}if(s.custom_data!==void 0){let t=s.custom_data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let i={instancePath:p+"/custom_data",
schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"object"},schema:De.properties.custom_data.type,parentSchema:De.properties.custom_data,data:t};
e===null?e=[i]:e.push(i),a++}}if(s.focal_point!==void 0){let t=s.focal_point,i=a,o=!0,d=a;if(t!==null){let l={};e===null?e=[l]:e.push(l),a++}var r=d===a;if(a=i,
e!==null&&(i?e.length=i:e=null),!r){let l=a;kt(t,{instancePath:p+"/focal_point",parentData:s,parentDataProperty:"focal_point",rootData:m,dynamicAnchors:c})||(e=
e===null?kt.errors:q(e,kt.errors),a=e.length);var r=l===a;o=r}if(!o){let l={instancePath:p+"/focal_point",schemaPath:"#/properties/focal_point/if",keyword:"if",
params:{failingKeyword:"else"},schema:De.properties.focal_point.if,parentSchema:De.properties.focal_point,data:t};e===null?e=[l]:e.push(l),a++}}}else{let t={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:De.type,parentSchema:De,data:s};e===null?e=[t]:e.push(t),a++}return is.errors=e,a===0}is.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Re={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{$ref:"standin://flat/schemas#/\
$defs/CreatorType"},id:{type:"string"}}},Pi={type:"string",enum:["access_token","sso_user","account","user","organization"]};function Fr(s,{instancePath:p="",parentData:P,
parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Fr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!=
"string"){let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:Pi.type,parentSchema:Pi,data:s};e===null?e=[r]:e.push(r),a++}if(!(s===
"access_token"||s==="sso_user"||s==="account"||s==="user"||s==="organization")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Pi.
enum},schema:Pi.enum,parentSchema:Pi,data:s};e===null?e=[r]:e.push(r),a++}return Fr.errors=e,a===0}Fr.evaluated={dynamicProps:!1,dynamicItems:!1};function ir(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ir.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},schema:Re.required,parentSchema:Re,data:s};e===null?e=[r]:e.push(r),a++}if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"id"},schema:Re.required,parentSchema:Re,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Re,data:s};e===null?e=[t]:e.push(t),a++}
if(s.type!==void 0&&(Fr(s.type,{instancePath:p+"/type",parentData:s,parentDataProperty:"type",rootData:m,dynamicAnchors:c})||(e=e===null?Fr.errors:q(e,Fr.errors),
a=e.length)),s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},
schema:Re.properties.id.type,parentSchema:Re.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",
params:{type:"object"},schema:Re.type,parentSchema:Re,data:s};e===null?e=[r]:e.push(r),a++}return ir.errors=e,a===0}ir.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var qe={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",const:"upload_collection"},id:{type:"string"}}};function X(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=X.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},schema:qe.required,parentSchema:qe,data:s};e===null?e=[r]:e.push(r),a++}if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"id"},schema:qe.required,parentSchema:qe,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:qe,data:s};e===null?e=[t]:e.push(t),a++}
if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},
schema:qe.properties.type.type,parentSchema:qe.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_collection"){let t={instancePath:p+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:qe.properties.type,data:r};e===null?e=
[t]:e.push(t),a++}}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},schema:qe.properties.id.type,parentSchema:qe.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:qe.type,parentSchema:qe,data:s};e===null?e=[r]:e.push(r),a++}return X.errors=e,a===0}X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var he={type:"object",additionalProperties:!1,required:["antivirus"],properties:{antivirus:{type:"object",additionalProperties:!1,required:["status","checked_at",
"threat_name"],properties:{status:{type:"string",enum:["pending","clean","infected","failed","skipped"]},checked_at:{type:["string","null"],format:"date-time"},
threat_name:{type:["string","null"]}}}}};function as(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,
n=as.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.antivirus===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"antivirus"},schema:he.required,parentSchema:he,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)
if(r!=="antivirus"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:he,
data:s};e===null?e=[t]:e.push(t),a++}if(s.antivirus!==void 0){let r=s.antivirus;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.status===void 0){let t={instancePath:p+
"/antivirus",schemaPath:"#/properties/antivirus/required",keyword:"required",params:{missingProperty:"status"},schema:he.properties.antivirus.required,parentSchema:he.
properties.antivirus,data:r};e===null?e=[t]:e.push(t),a++}if(r.checked_at===void 0){let t={instancePath:p+"/antivirus",schemaPath:"#/properties/antivirus/requir\
ed",keyword:"required",params:{missingProperty:"checked_at"},schema:he.properties.antivirus.required,parentSchema:he.properties.antivirus,data:r};e===null?e=[t]:
e.push(t),a++}if(r.threat_name===void 0){let t={instancePath:p+"/antivirus",schemaPath:"#/properties/antivirus/required",keyword:"required",params:{missingProperty:"\
threat_name"},schema:he.properties.antivirus.required,parentSchema:he.properties.antivirus,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!(t==="status"||
t==="checked_at"||t==="threat_name")){let i={instancePath:p+"/antivirus",schemaPath:"#/properties/antivirus/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t},schema:!1,parentSchema:he.properties.antivirus,data:r};e===null?e=[i]:e.push(i),a++}if(r.status!==void 0){let t=r.status;if(typeof t!=
"string"){let i={instancePath:p+"/antivirus/status",schemaPath:"#/properties/antivirus/properties/status/type",keyword:"type",params:{type:"string"},schema:he.properties.
antivirus.properties.status.type,parentSchema:he.properties.antivirus.properties.status,data:t};e===null?e=[i]:e.push(i),a++}if(!(t==="pending"||t==="clean"||t===
"infected"||t==="failed"||t==="skipped")){let i={instancePath:p+"/antivirus/status",schemaPath:"#/properties/antivirus/properties/status/enum",keyword:"enum",params:{
allowedValues:he.properties.antivirus.properties.status.enum},schema:he.properties.antivirus.properties.status.enum,parentSchema:he.properties.antivirus.properties.
status,data:t};e===null?e=[i]:e.push(i),a++}}if(r.checked_at!==void 0){let t=r.checked_at;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/antivirus/che\
cked_at",schemaPath:"#/properties/antivirus/properties/checked_at/type",keyword:"type",params:{type:he.properties.antivirus.properties.checked_at.type},schema:he.
properties.antivirus.properties.checked_at.type,parentSchema:he.properties.antivirus.properties.checked_at,data:t};e===null?e=[i]:e.push(i),a++}if(typeof t=="st\
ring"&&!se.test(t)){let i={instancePath:p+"/antivirus/checked_at",schemaPath:"#/properties/antivirus/properties/checked_at/format",keyword:"format",params:{format:"\
date-time"},schema:"date-time",parentSchema:he.properties.antivirus.properties.checked_at,data:t};e===null?e=[i]:e.push(i),a++}}if(r.threat_name!==void 0){let t=r.
threat_name;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/antivirus/threat_name",schemaPath:"#/properties/antivirus/properties/threat_name/type",keyword:"\
type",params:{type:he.properties.antivirus.properties.threat_name.type},schema:he.properties.antivirus.properties.threat_name.type,parentSchema:he.properties.antivirus.
properties.threat_name,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/antivirus",schemaPath:"#/properties/antivirus/type",keyword:"type",params:{
type:"object"},schema:he.properties.antivirus.type,parentSchema:he.properties.antivirus,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:he.type,parentSchema:he,data:s};e===null?e=[r]:e.push(r),a++}return as.errors=e,a===0}as.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Zr(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Zr.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},schema:S.required,parentSchema:S,data:s};e===null?e=[t]:e.push(t),a++}if(s.type===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:S.required,parentSchema:S,data:s};e===null?e=[t]:e.push(t),a++}if(s.path===void 0){
let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},schema:S.required,parentSchema:S,data:s};e===null?e=[t]:e.push(
t),a++}if(s.basename===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"basename"},schema:S.required,parentSchema:S,
data:s};e===null?e=[t]:e.push(t),a++}if(s.filename===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"filename"},
schema:S.required,parentSchema:S,data:s};e===null?e=[t]:e.push(t),a++}if(s.url===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"url"},schema:S.required,parentSchema:S,data:s};e===null?e=[t]:e.push(t),a++}if(s.format===void 0){let t={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"format"},schema:S.required,parentSchema:S,data:s};e===null?e=[t]:e.push(t),a++}if(s.mime_type===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"mime_type"},schema:S.required,parentSchema:S,data:s};e===null?e=[t]:e.push(t),a++}if(s.size===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"size"},schema:S.required,parentSchema:S,data:s};e===null?e=[t]:
e.push(t),a++}if(s.md5===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"md5"},schema:S.required,parentSchema:S,
data:s};e===null?e=[t]:e.push(t),a++}if(s.width===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"width"},schema:S.
required,parentSchema:S,data:s};e===null?e=[t]:e.push(t),a++}if(s.height===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
height"},schema:S.required,parentSchema:S,data:s};e===null?e=[t]:e.push(t),a++}if(s.is_image===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"is_image"},schema:S.required,parentSchema:S,data:s};e===null?e=[t]:e.push(t),a++}if(s.author===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"author"},schema:S.required,parentSchema:S,data:s};e===null?e=[t]:e.push(t),a++}if(s.copyright===void 0){
let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"copyright"},schema:S.required,parentSchema:S,data:s};e===null?e=[t]:e.
push(t),a++}if(s.notes===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"notes"},schema:S.required,parentSchema:S,
data:s};e===null?e=[t]:e.push(t),a++}if(s.tags===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tags"},schema:S.
required,parentSchema:S,data:s};e===null?e=[t]:e.push(t),a++}if(s.default_field_metadata===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"default_field_metadata"},schema:S.required,parentSchema:S,data:s};e===null?e=[t]:e.push(t),a++}if(s.creator===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"creator"},schema:S.required,parentSchema:S,data:s};e===null?e=[t]:e.push(t),a++}if(s.upload_collection===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"upload_collection"},schema:S.required,parentSchema:S,data:s};e===
null?e=[t]:e.push(t),a++}if(s.duration===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"duration"},schema:S.required,
parentSchema:S,data:s};e===null?e=[t]:e.push(t),a++}if(s.frame_rate===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
frame_rate"},schema:S.required,parentSchema:S,data:s};e===null?e=[t]:e.push(t),a++}if(s.blurhash===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"blurhash"},schema:S.required,parentSchema:S,data:s};e===null?e=[t]:e.push(t),a++}if(s.thumbhash===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"thumbhash"},schema:S.required,parentSchema:S,data:s};e===null?e=[t]:e.push(t),a++}if(s.mux_playback_id===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mux_playback_id"},schema:S.required,parentSchema:S,data:s};e===
null?e=[t]:e.push(t),a++}if(s.mux_mp4_highest_res===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mux_mp4_hi\
ghest_res"},schema:S.required,parentSchema:S,data:s};e===null?e=[t]:e.push(t),a++}if(s.smart_tags===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"smart_tags"},schema:S.required,parentSchema:S,data:s};e===null?e=[t]:e.push(t),a++}if(s.exif_info===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"exif_info"},schema:S.required,parentSchema:S,data:s};e===null?e=[t]:e.push(t),a++}if(s.colors===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"colors"},schema:S.required,parentSchema:S,data:s};e===null?e=[
t]:e.push(t),a++}if(s.created_at===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},schema:S.required,
parentSchema:S,data:s};e===null?e=[t]:e.push(t),a++}if(s.updated_at===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
updated_at"},schema:S.required,parentSchema:S,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!ke.call(S.properties,t)){let i={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:S,data:s};e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){
let t=s.id;if(typeof t!="string"){let i={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:S.properties.id.type,
parentSchema:S.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let i={instancePath:p+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},schema:S.properties.type.type,parentSchema:S.properties.type,data:t};e===null?e=[i]:e.push(i),a++}
if(t!=="upload"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload"},schema:"upload",parentSchema:S.
properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.path!==void 0){let t=s.path;if(typeof t!="string"){let i={instancePath:p+"/path",schemaPath:"#/proper\
ties/path/type",keyword:"type",params:{type:"string"},schema:S.properties.path.type,parentSchema:S.properties.path,data:t};e===null?e=[i]:e.push(i),a++}}if(s.basename!==
void 0){let t=s.basename;if(typeof t!="string"){let i={instancePath:p+"/basename",schemaPath:"#/properties/basename/type",keyword:"type",params:{type:"string"},
schema:S.properties.basename.type,parentSchema:S.properties.basename,data:t};e===null?e=[i]:e.push(i),a++}}if(s.filename!==void 0){let t=s.filename;if(typeof t!=
"string"){let i={instancePath:p+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type:"string"},schema:S.properties.filename.type,parentSchema:S.
properties.filename,data:t};e===null?e=[i]:e.push(i),a++}}if(s.url!==void 0){let t=s.url;if(typeof t=="string"){if(!mi(t)){let i={instancePath:p+"/url",schemaPath:"\
#/properties/url/format",keyword:"format",params:{format:"uri"},schema:"uri",parentSchema:S.properties.url,data:t};e===null?e=[i]:e.push(i),a++}}else{let i={instancePath:p+
"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},schema:S.properties.url.type,parentSchema:S.properties.url,data:t};e===null?e=[i]:
e.push(i),a++}}if(s.format!==void 0){let t=s.format;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/format",schemaPath:"#/properties/format/type",keyword:"\
type",params:{type:S.properties.format.type},schema:S.properties.format.type,parentSchema:S.properties.format,data:t};e===null?e=[i]:e.push(i),a++}}if(s.mime_type!==
void 0){let t=s.mime_type;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/mime_type",schemaPath:"#/properties/mime_type/type",keyword:"type",params:{type:S.
properties.mime_type.type},schema:S.properties.mime_type.type,parentSchema:S.properties.mime_type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.size!==void 0){let t=s.
size;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let i={instancePath:p+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type:"in\
teger"},schema:S.properties.size.type,parentSchema:S.properties.size,data:t};e===null?e=[i]:e.push(i),a++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let i={
instancePath:p+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:S.properties.size,data:t};
e===null?e=[i]:e.push(i),a++}}if(s.md5!==void 0){let t=s.md5;if(typeof t=="string"){if(!go.test(t)){let i={instancePath:p+"/md5",schemaPath:"#/properties/md5/pa\
ttern",keyword:"pattern",params:{pattern:"^[0-9a-f]{32}$"},schema:"^[0-9a-f]{32}$",parentSchema:S.properties.md5,data:t};e===null?e=[i]:e.push(i),a++}}else{let i={
instancePath:p+"/md5",schemaPath:"#/properties/md5/type",keyword:"type",params:{type:"string"},schema:S.properties.md5.type,parentSchema:S.properties.md5,data:t};
e===null?e=[i]:e.push(i),a++}}if(s.width!==void 0){let t=s.width;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let i={instancePath:p+"/wid\
th",schemaPath:"#/properties/width/type",keyword:"type",params:{type:S.properties.width.type},schema:S.properties.width.type,parentSchema:S.properties.width,data:t};
e===null?e=[i]:e.push(i),a++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let i={instancePath:p+"/width",schemaPath:"#/properties/width/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:S.properties.width,data:t};e===null?e=[i]:e.push(i),a++}}if(s.height!==void 0){let t=s.height;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let i={instancePath:p+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:S.properties.
height.type},schema:S.properties.height.type,parentSchema:S.properties.height,data:t};e===null?e=[i]:e.push(i),a++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(
t))){let i={instancePath:p+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:S.properties.
height,data:t};e===null?e=[i]:e.push(i),a++}}if(s.is_image!==void 0){let t=s.is_image;if(typeof t!="boolean"){let i={instancePath:p+"/is_image",schemaPath:"#/pr\
operties/is_image/type",keyword:"type",params:{type:"boolean"},schema:S.properties.is_image.type,parentSchema:S.properties.is_image,data:t};e===null?e=[i]:e.push(
i),a++}}if(s.author!==void 0){let t=s.author;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/author",schemaPath:"#/properties/author/type",keyword:"typ\
e",params:{type:S.properties.author.type},schema:S.properties.author.type,parentSchema:S.properties.author,data:t};e===null?e=[i]:e.push(i),a++}}if(s.copyright!==
void 0){let t=s.copyright;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/copyright",schemaPath:"#/properties/copyright/type",keyword:"type",params:{type:S.
properties.copyright.type},schema:S.properties.copyright.type,parentSchema:S.properties.copyright,data:t};e===null?e=[i]:e.push(i),a++}}if(s.notes!==void 0){let t=s.
notes;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:S.properties.notes.type},
schema:S.properties.notes.type,parentSchema:S.properties.notes,data:t};e===null?e=[i]:e.push(i),a++}}if(s.tags!==void 0){let t=s.tags;if(Array.isArray(t)){let i=t.
length;for(let o=0;o<i;o++){let d=t[o];if(typeof d!="string"){let l={instancePath:p+"/tags/"+o,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{
type:"string"},schema:S.properties.tags.items.type,parentSchema:S.properties.tags.items,data:d};e===null?e=[l]:e.push(l),a++}}}else{let i={instancePath:p+"/tags",
schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},schema:S.properties.tags.type,parentSchema:S.properties.tags,data:t};e===null?e=[i]:e.push(
i),a++}}if(s.default_field_metadata!==void 0){let t=s.default_field_metadata;if(t&&typeof t=="object"&&!Array.isArray(t))for(let i in t)is(t[i],{instancePath:p+
"/default_field_metadata/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?is.errors:q(e,is.
errors),a=e.length);else{let i={instancePath:p+"/default_field_metadata",schemaPath:"#/properties/default_field_metadata/type",keyword:"type",params:{type:"obje\
ct"},schema:S.properties.default_field_metadata.type,parentSchema:S.properties.default_field_metadata,data:t};e===null?e=[i]:e.push(i),a++}}if(s.creator!==void 0&&
(ir(s.creator,{instancePath:p+"/creator",parentData:s,parentDataProperty:"creator",rootData:m,dynamicAnchors:c})||(e=e===null?ir.errors:q(e,ir.errors),a=e.length)),
s.upload_collection!==void 0){let t=s.upload_collection,i=a,o=!0,d=a;if(t!==null){let l={};e===null?e=[l]:e.push(l),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=
i:e=null),!r){let l=a;X(t,{instancePath:p+"/upload_collection",parentData:s,parentDataProperty:"upload_collection",rootData:m,dynamicAnchors:c})||(e=e===null?X.
errors:q(e,X.errors),a=e.length);var r=l===a;o=r}if(!o){let l={instancePath:p+"/upload_collection",schemaPath:"#/properties/upload_collection/if",keyword:"if",params:{
failingKeyword:"else"},schema:S.properties.upload_collection.if,parentSchema:S.properties.upload_collection,data:t};e===null?e=[l]:e.push(l),a++}}if(s.duration!==
void 0){let t=s.duration;if(!(typeof t=="number"&&isFinite(t))&&t!==null){let i={instancePath:p+"/duration",schemaPath:"#/properties/duration/type",keyword:"typ\
e",params:{type:S.properties.duration.type},schema:S.properties.duration.type,parentSchema:S.properties.duration,data:t};e===null?e=[i]:e.push(i),a++}}if(s.frame_rate!==
void 0){let t=s.frame_rate;if(!(typeof t=="number"&&isFinite(t))&&t!==null){let i={instancePath:p+"/frame_rate",schemaPath:"#/properties/frame_rate/type",keyword:"\
type",params:{type:S.properties.frame_rate.type},schema:S.properties.frame_rate.type,parentSchema:S.properties.frame_rate,data:t};e===null?e=[i]:e.push(i),a++}}
if(s.blurhash!==void 0){let t=s.blurhash;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/blurhash",schemaPath:"#/properties/blurhash/type",keyword:"typ\
e",params:{type:S.properties.blurhash.type},schema:S.properties.blurhash.type,parentSchema:S.properties.blurhash,data:t};e===null?e=[i]:e.push(i),a++}}if(s.thumbhash!==
void 0){let t=s.thumbhash;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/thumbhash",schemaPath:"#/properties/thumbhash/type",keyword:"type",params:{type:S.
properties.thumbhash.type},schema:S.properties.thumbhash.type,parentSchema:S.properties.thumbhash,data:t};e===null?e=[i]:e.push(i),a++}}if(s.mux_playback_id!==void 0){
let t=s.mux_playback_id;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/mux_playback_id",schemaPath:"#/properties/mux_playback_id/type",keyword:"type",
params:{type:S.properties.mux_playback_id.type},schema:S.properties.mux_playback_id.type,parentSchema:S.properties.mux_playback_id,data:t};e===null?e=[i]:e.push(
i),a++}}if(s.mux_mp4_highest_res!==void 0){let t=s.mux_mp4_highest_res;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/mux_mp4_highest_res",schemaPath:"\
#/properties/mux_mp4_highest_res/type",keyword:"type",params:{type:S.properties.mux_mp4_highest_res.type},schema:S.properties.mux_mp4_highest_res.type,parentSchema:S.
properties.mux_mp4_highest_res,data:t};e===null?e=[i]:e.push(i),a++}if(!(t==="high"||t==="medium"||t==="low"||t===null)){let i={instancePath:p+"/mux_mp4_highest\
_res",schemaPath:"#/properties/mux_mp4_highest_res/enum",keyword:"enum",params:{allowedValues:S.properties.mux_mp4_highest_res.enum},schema:S.properties.mux_mp4_highest_res.
enum,parentSchema:S.properties.mux_mp4_highest_res,data:t};e===null?e=[i]:e.push(i),a++}}if(s.smart_tags!==void 0){let t=s.smart_tags;if(Array.isArray(t)){let i=t.
length;for(let o=0;o<i;o++){let d=t[o];if(typeof d!="string"){let l={instancePath:p+"/smart_tags/"+o,schemaPath:"#/properties/smart_tags/items/type",keyword:"ty\
pe",params:{type:"string"},schema:S.properties.smart_tags.items.type,parentSchema:S.properties.smart_tags.items,data:d};e===null?e=[l]:e.push(l),a++}}}else{let i={
instancePath:p+"/smart_tags",schemaPath:"#/properties/smart_tags/type",keyword:"type",params:{type:"array"},schema:S.properties.smart_tags.type,parentSchema:S.properties.
smart_tags,data:t};e===null?e=[i]:e.push(i),a++}}if(s.exif_info!==void 0){let t=s.exif_info;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let i={instancePath:p+
"/exif_info",schemaPath:"#/properties/exif_info/type",keyword:"type",params:{type:"object"},schema:S.properties.exif_info.type,parentSchema:S.properties.exif_info,
data:t};e===null?e=[i]:e.push(i),a++}}if(s.colors!==void 0){let t=s.colors;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++){let d=t[o];if(d&&typeof d=="\
object"&&!Array.isArray(d)){if(d.red===void 0){let l={instancePath:p+"/colors/"+o,schemaPath:"#/properties/colors/items/required",keyword:"required",params:{missingProperty:"\
red"},schema:S.properties.colors.items.required,parentSchema:S.properties.colors.items,data:d};e===null?e=[l]:e.push(l),a++}if(d.green===void 0){let l={instancePath:p+
"/colors/"+o,schemaPath:"#/properties/colors/items/required",keyword:"required",params:{missingProperty:"green"},schema:S.properties.colors.items.required,parentSchema:S.
properties.colors.items,data:d};e===null?e=[l]:e.push(l),a++}if(d.blue===void 0){let l={instancePath:p+"/colors/"+o,schemaPath:"#/properties/colors/items/requir\
ed",keyword:"required",params:{missingProperty:"blue"},schema:S.properties.colors.items.required,parentSchema:S.properties.colors.items,data:d};e===null?e=[l]:e.
push(l),a++}if(d.alpha===void 0){let l={instancePath:p+"/colors/"+o,schemaPath:"#/properties/colors/items/required",keyword:"required",params:{missingProperty:"\
alpha"},schema:S.properties.colors.items.required,parentSchema:S.properties.colors.items,data:d};e===null?e=[l]:e.push(l),a++}for(let l in d)if(!(l==="red"||l===
"green"||l==="blue"||l==="alpha")){let u={instancePath:p+"/colors/"+o,schemaPath:"#/properties/colors/items/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:l},schema:!1,parentSchema:S.properties.colors.items,data:d};e===null?e=[u]:e.push(u),a++}if(d.red!==void 0){let l=d.red;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let u={instancePath:p+"/colors/"+o+"/red",schemaPath:"#/properties/colors/items/properties/red/type",keyword:"type",params:{
type:"integer"},schema:S.properties.colors.items.properties.red.type,parentSchema:S.properties.colors.items.properties.red,data:l};e===null?e=[u]:e.push(u),a++}
if(typeof l=="number"&&isFinite(l)){if(l>255||isNaN(l)){let u={instancePath:p+"/colors/"+o+"/red",schemaPath:"#/properties/colors/items/properties/red/maximum",
keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:S.properties.colors.items.properties.red,data:l};e===null?e=[u]:e.push(u),a++}if(l<
0||isNaN(l)){let u={instancePath:p+"/colors/"+o+"/red",schemaPath:"#/properties/colors/items/properties/red/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:S.properties.colors.items.properties.red,data:l};e===null?e=[u]:e.push(u),a++}}}if(d.green!==void 0){let l=d.green;if(!(typeof l=="number"&&
!(l%1)&&!isNaN(l)&&isFinite(l))){let u={instancePath:p+"/colors/"+o+"/green",schemaPath:"#/properties/colors/items/properties/green/type",keyword:"type",params:{
type:"integer"},schema:S.properties.colors.items.properties.green.type,parentSchema:S.properties.colors.items.properties.green,data:l};e===null?e=[u]:e.push(u),
a++}if(typeof l=="number"&&isFinite(l)){if(l>255||isNaN(l)){let u={instancePath:p+"/colors/"+o+"/green",schemaPath:"#/properties/colors/items/properties/green/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:S.properties.colors.items.properties.green,data:l};e===null?e=[u]:e.push(u),
a++}if(l<0||isNaN(l)){let u={instancePath:p+"/colors/"+o+"/green",schemaPath:"#/properties/colors/items/properties/green/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:S.properties.colors.items.properties.green,data:l};e===null?e=[u]:e.push(u),a++}}}if(d.blue!==void 0){let l=d.blue;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let u={instancePath:p+"/colors/"+o+"/blue",schemaPath:"#/properties/colors/items/properties/blue/type",keyword:"type",
params:{type:"integer"},schema:S.properties.colors.items.properties.blue.type,parentSchema:S.properties.colors.items.properties.blue,data:l};e===null?e=[u]:e.push(
u),a++}if(typeof l=="number"&&isFinite(l)){if(l>255||isNaN(l)){let u={instancePath:p+"/colors/"+o+"/blue",schemaPath:"#/properties/colors/items/properties/blue/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:S.properties.colors.items.properties.blue,data:l};e===null?e=[u]:e.push(u),
a++}if(l<0||isNaN(l)){let u={instancePath:p+"/colors/"+o+"/blue",schemaPath:"#/properties/colors/items/properties/blue/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:S.properties.colors.items.properties.blue,data:l};e===null?e=[u]:e.push(u),a++}}}if(d.alpha!==void 0){let l=d.alpha;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let u={instancePath:p+"/colors/"+o+"/alpha",schemaPath:"#/properties/colors/items/properties/alpha/type",keyword:"typ\
e",params:{type:"integer"},schema:S.properties.colors.items.properties.alpha.type,parentSchema:S.properties.colors.items.properties.alpha,data:l};e===null?e=[u]:
e.push(u),a++}if(typeof l=="number"&&isFinite(l)){if(l>255||isNaN(l)){let u={instancePath:p+"/colors/"+o+"/alpha",schemaPath:"#/properties/colors/items/properti\
es/alpha/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:S.properties.colors.items.properties.alpha,data:l};e===null?e=[u]:
e.push(u),a++}if(l<0||isNaN(l)){let u={instancePath:p+"/colors/"+o+"/alpha",schemaPath:"#/properties/colors/items/properties/alpha/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},schema:0,parentSchema:S.properties.colors.items.properties.alpha,data:l};e===null?e=[u]:e.push(u),a++}}}}else{let l={instancePath:p+"/c\
olors/"+o,schemaPath:"#/properties/colors/items/type",keyword:"type",params:{type:"object"},schema:S.properties.colors.items.type,parentSchema:S.properties.colors.
items,data:d};e===null?e=[l]:e.push(l),a++}}}else{let i={instancePath:p+"/colors",schemaPath:"#/properties/colors/type",keyword:"type",params:{type:"array"},schema:S.
properties.colors.type,parentSchema:S.properties.colors,data:t};e===null?e=[i]:e.push(i),a++}}if(s.meta!==void 0&&(as(s.meta,{instancePath:p+"/meta",parentData:s,
parentDataProperty:"meta",rootData:m,dynamicAnchors:c})||(e=e===null?as.errors:q(e,as.errors),a=e.length)),s.created_at!==void 0){let t=s.created_at;if(typeof t!=
"string"&&t!==null){let i={instancePath:p+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:S.properties.created_at.type},schema:S.
properties.created_at.type,parentSchema:S.properties.created_at,data:t};e===null?e=[i]:e.push(i),a++}if(typeof t=="string"&&!se.test(t)){let i={instancePath:p+"\
/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:S.properties.created_at,data:t};
e===null?e=[i]:e.push(i),a++}}if(s.updated_at!==void 0){let t=s.updated_at;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/updated_at",schemaPath:"#/pr\
operties/updated_at/type",keyword:"type",params:{type:S.properties.updated_at.type},schema:S.properties.updated_at.type,parentSchema:S.properties.updated_at,data:t};
e===null?e=[i]:e.push(i),a++}if(typeof t=="string"&&!se.test(t)){let i={instancePath:p+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",
params:{format:"date-time"},schema:"date-time",parentSchema:S.properties.updated_at,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:S.type,parentSchema:S,data:s};e===null?e=[t]:e.push(t),a++}return Zr.errors=e,a===0}Zr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var ts=ca,vr={type:"object",additionalProperties:!1,required:["id","type"],properties:{id:{type:"string"},type:{type:"string",const:"\
job"}}};function ca(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ca.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},schema:vr.required,parentSchema:vr,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},schema:vr.required,parentSchema:vr,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="\
id"||r==="type")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:vr,
data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},schema:vr.properties.id.type,parentSchema:vr.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!=
"string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:vr.properties.type.type,parentSchema:vr.
properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="job"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
job"},schema:"job",parentSchema:vr.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},schema:vr.type,parentSchema:vr,data:s};e===null?e=[r]:e.push(r),a++}return ca.errors=e,a===0}ca.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var h=ya,le={type:"object",additionalProperties:!1,required:["type","title","status","detail","code","errors"],properties:{type:{type:"string",format:"uri"},title:{
type:"string"},status:{type:"integer",minimum:400,maximum:599},detail:{type:"string"},code:{$ref:"standin://flat/schemas#/$defs/ProblemCode"},errors:{type:"arra\
y",items:{$ref:"standin://flat/schemas#/$defs/Violation"}}}},gi={type:"string",enum:["INVALID_JSON_BODY","MALFORMED_REQUEST","INVALID_AUTHORIZATION_HEADER","INS\
UFFICIENT_PERMISSIONS","NOT_FOUND","JOB_PENDING","FOREIGN_REQUEST","INVALID_ENDPOINT","METHOD_NOT_ALLOWED","REQUEST_TIMEOUT","PAYLOAD_TOO_LARGE","URL_TOO_LONG",
"INVALID_CONTENT_TYPE_HEADER","EXPECTATION_FAILED","INVALID_FORMAT","INVALID_FIELD","INVALID_ENVIRONMENT","INVALID_PREFERENCE","CONCURRENT_UPLOAD_UPDATE","RATE_\
LIMIT_EXCEEDED","HEADERS_TOO_LARGE","INTERNAL_ERROR","CONTRACT_BREACH","SERVICE_UNAVAILABLE"]};function ps(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ps.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:gi.type,parentSchema:gi,data:s};e===null?e=[r]:e.push(r),a++}if(!(s==="INVALID_J\
SON_BODY"||s==="MALFORMED_REQUEST"||s==="INVALID_AUTHORIZATION_HEADER"||s==="INSUFFICIENT_PERMISSIONS"||s==="NOT_FOUND"||s==="JOB_PENDING"||s==="FOREIGN_REQUEST"||
s==="INVALID_ENDPOINT"||s==="METHOD_NOT_ALLOWED"||s==="REQUEST_TIMEOUT"||s==="PAYLOAD_TOO_LARGE"||s==="URL_TOO_LONG"||s==="INVALID_CONTENT_TYPE_HEADER"||s==="EX\
PECTATION_FAILED"||s==="INVALID_FORMAT"||s==="INVALID_FIELD"||s==="INVALID_ENVIRONMENT"||s==="INVALID_PREFERENCE"||s==="CONCURRENT_UPLOAD_UPDATE"||s==="RATE_LIM\
IT_EXCEEDED"||s==="HEADERS_TOO_LARGE"||s==="INTERNAL_ERROR"||s==="CONTRACT_BREACH"||s==="SERVICE_UNAVAILABLE")){let r={instancePath:p,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:gi.enum},schema:gi.enum,parentSchema:gi,data:s};e===null?e=[r]:e.push(r),a++}return ps.errors=e,a===0}ps.evaluated={dynamicProps:!1,
dynamicItems:!1};var _r={type:"object",additionalProperties:!1,required:["pointer","code","detail"],properties:{pointer:{type:"string"},code:{$ref:"standin://fl\
at/schemas#/$defs/ViolationCode"},detail:{type:"string"}}},ki={type:"string",enum:["VALIDATION_ENUM","VALIDATION_EVENT","VALIDATION_FILENAME","VALIDATION_FORMAT",
"VALIDATION_HEADER","VALIDATION_ID","VALIDATION_INVALID","VALIDATION_LENGTH","VALIDATION_LOCALE","VALIDATION_PATH","VALIDATION_RANGE","VALIDATION_REFERENCE","VA\
LIDATION_REQUIRED","VALIDATION_TEMPLATE","VALIDATION_TYPE","VALIDATION_UNDOCUMENTED","VALIDATION_UNIQUENESS","VALIDATION_UNKNOWN","VALIDATION_URL"]};function os(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=os.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),typeof s!="string"){let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:ki.type,parentSchema:ki,data:s};e===
null?e=[r]:e.push(r),a++}if(!(s==="VALIDATION_ENUM"||s==="VALIDATION_EVENT"||s==="VALIDATION_FILENAME"||s==="VALIDATION_FORMAT"||s==="VALIDATION_HEADER"||s==="V\
ALIDATION_ID"||s==="VALIDATION_INVALID"||s==="VALIDATION_LENGTH"||s==="VALIDATION_LOCALE"||s==="VALIDATION_PATH"||s==="VALIDATION_RANGE"||s==="VALIDATION_REFERE\
NCE"||s==="VALIDATION_REQUIRED"||s==="VALIDATION_TEMPLATE"||s==="VALIDATION_TYPE"||s==="VALIDATION_UNDOCUMENTED"||s==="VALIDATION_UNIQUENESS"||s==="VALIDATION_U\
NKNOWN"||s==="VALIDATION_URL")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ki.enum},schema:ki.enum,parentSchema:ki,data:s};e===
null?e=[r]:e.push(r),a++}return os.errors=e,a===0}os.evaluated={dynamicProps:!1,dynamicItems:!1};function ns(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ns.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.pointer===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pointer"},schema:_r.required,
parentSchema:_r,data:s};e===null?e=[r]:e.push(r),a++}if(s.code===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
code"},schema:_r.required,parentSchema:_r,data:s};e===null?e=[r]:e.push(r),a++}if(s.detail===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"detail"},schema:_r.required,parentSchema:_r,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="pointer"||r==="code"||r===
"detail")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:_r,data:s};
e===null?e=[t]:e.push(t),a++}if(s.pointer!==void 0){let r=s.pointer;if(typeof r!="string"){let t={instancePath:p+"/pointer",schemaPath:"#/properties/pointer/typ\
e",keyword:"type",params:{type:"string"},schema:_r.properties.pointer.type,parentSchema:_r.properties.pointer,data:r};e===null?e=[t]:e.push(t),a++}}if(s.code!==
void 0&&(os(s.code,{instancePath:p+"/code",parentData:s,parentDataProperty:"code",rootData:m,dynamicAnchors:c})||(e=e===null?os.errors:q(e,os.errors),a=e.length)),
s.detail!==void 0){let r=s.detail;if(typeof r!="string"){let t={instancePath:p+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"stri\
ng"},schema:_r.properties.detail.type,parentSchema:_r.properties.detail,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:_r.type,parentSchema:_r,data:s};e===null?e=[r]:e.push(r),a++}return ns.errors=e,a===0}ns.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ya(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ya.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},schema:le.required,parentSchema:le,data:s};e===null?e=[r]:e.push(r),a++}if(s.title===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"title"},schema:le.required,parentSchema:le,data:s};e===null?e=[r]:e.push(r),a++}if(s.status===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},schema:le.required,parentSchema:le,data:s};e===null?e=[r]:e.push(r),
a++}if(s.detail===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},schema:le.required,parentSchema:le,
data:s};e===null?e=[r]:e.push(r),a++}if(s.code===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"code"},schema:le.
required,parentSchema:le,data:s};e===null?e=[r]:e.push(r),a++}if(s.errors===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
errors"},schema:le.required,parentSchema:le,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="title"||r==="status"||r==="detail"||r==="c\
ode"||r==="errors")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:le,
data:s};e===null?e=[t]:e.push(t),a++}if(s.type!==void 0){let r=s.type;if(typeof r=="string"){if(!mi(r)){let t={instancePath:p+"/type",schemaPath:"#/properties/t\
ype/format",keyword:"format",params:{format:"uri"},schema:"uri",parentSchema:le.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:le.properties.type.type,parentSchema:le.properties.type,data:r};e===null?
e=[t]:e.push(t),a++}}if(s.title!==void 0){let r=s.title;if(typeof r!="string"){let t={instancePath:p+"/title",schemaPath:"#/properties/title/type",keyword:"type",
params:{type:"string"},schema:le.properties.title.type,parentSchema:le.properties.title,data:r};e===null?e=[t]:e.push(t),a++}}if(s.status!==void 0){let r=s.status;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:p+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"int\
eger"},schema:le.properties.status.type,parentSchema:le.properties.status,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(
r)){let t={instancePath:p+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},schema:599,parentSchema:le.properties.
status,data:r};e===null?e=[t]:e.push(t),a++}if(r<400||isNaN(r)){let t={instancePath:p+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{
comparison:">=",limit:400},schema:400,parentSchema:le.properties.status,data:r};e===null?e=[t]:e.push(t),a++}}}if(s.detail!==void 0){let r=s.detail;if(typeof r!=
"string"){let t={instancePath:p+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},schema:le.properties.detail.type,parentSchema:le.
properties.detail,data:r};e===null?e=[t]:e.push(t),a++}}if(s.code!==void 0&&(ps(s.code,{instancePath:p+"/code",parentData:s,parentDataProperty:"code",rootData:m,
dynamicAnchors:c})||(e=e===null?ps.errors:q(e,ps.errors),a=e.length)),s.errors!==void 0){let r=s.errors;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)
ns(r[i],{instancePath:p+"/errors/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?ns.errors:q(e,ns.errors),a=e.length)}else{let t={
instancePath:p+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},schema:le.properties.errors.type,parentSchema:le.properties.
errors,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:le.type,parentSchema:le,
data:s};e===null?e=[r]:e.push(r),a++}return ya.errors=e,a===0}ya.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var vn=fa,Pe={type:"object",additionalProperties:!1,
properties:{path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{type:["string","null"]},notes:{type:["string","null"]},tags:{
type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://flat/schemas#/$defs/FieldMetadataUpdate"}},creator:{
$ref:"standin://flat/schemas#/$defs/CreatorUpdate"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/CollectionOfUploadUpdate"}}}},
be={type:"object",additionalProperties:!1,properties:{title:{type:["string","null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},
focal_point:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/FocalPointUpdate"}}}},er={type:"object",additionalProperties:!1,required:["x","y"],properties:{
x:{type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,maximum:1}}};function wt(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=wt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.x===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x"},schema:er.required,parentSchema:er,data:s};e===null?e=[r]:e.push(r),a++}if(s.
y===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"y"},schema:er.required,parentSchema:er,data:s};e===null?e=
[r]:e.push(r),a++}for(let r in s)if(!(r==="x"||r==="y")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:er,data:s};e===null?e=[t]:e.push(t),a++}if(s.x!==void 0){let r=s.x;if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(r)){let t={instancePath:p+
"/x",schemaPath:"#/properties/x/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},schema:1,parentSchema:er.properties.x,data:r};e===null?e=[t]:e.push(
t),a++}if(r<0||isNaN(r)){let t={instancePath:p+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:er.
properties.x,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"number"},schema:er.
properties.x.type,parentSchema:er.properties.x,data:r};e===null?e=[t]:e.push(t),a++}}if(s.y!==void 0){let r=s.y;if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(
r)){let t={instancePath:p+"/y",schemaPath:"#/properties/y/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},schema:1,parentSchema:er.properties.y,data:r};
e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:p+"/y",schemaPath:"#/properties/y/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:er.properties.y,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{
type:"number"},schema:er.properties.y.type,parentSchema:er.properties.y,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:er.type,parentSchema:er,data:s};e===null?e=[r]:e.push(r),a++}return wt.errors=e,a===0}wt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ls(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ls.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!(t==="title"||t==="alt"||t==="custom_data"||t==="\
focal_point")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:be,
data:s};e===null?e=[i]:e.push(i),a++}if(s.title!==void 0){let t=s.title;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/title",schemaPath:"#/properties\
/title/type",keyword:"type",params:{type:be.properties.title.type},schema:be.properties.title.type,parentSchema:be.properties.title,data:t};e===null?e=[i]:e.push(
i),a++}}if(s.alt!==void 0){let t=s.alt;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:be.
properties.alt.type},schema:be.properties.alt.type,parentSchema:be.properties.alt,data:t};e===null?e=[i]:e.push(i),a++}}if(s.custom_data!==void 0){let t=s.custom_data;
if(!(t&&typeof t=="object"&&!Array.isArray(t))){let i={instancePath:p+"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"obj\
ect"},schema:be.properties.custom_data.type,parentSchema:be.properties.custom_data,data:t};e===null?e=[i]:e.push(i),a++}}if(s.focal_point!==void 0){let t=s.focal_point,
i=a,o=!0,d=a;if(t!==null){let l={};e===null?e=[l]:e.push(l),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=i:e=null),!r){let l=a;wt(t,{instancePath:p+"/focal_poin\
t",parentData:s,parentDataProperty:"focal_point",rootData:m,dynamicAnchors:c})||(e=e===null?wt.errors:q(e,wt.errors),a=e.length);var r=l===a;o=r}if(!o){let l={instancePath:p+
"/focal_point",schemaPath:"#/properties/focal_point/if",keyword:"if",params:{failingKeyword:"else"},schema:be.properties.focal_point.if,parentSchema:be.properties.
focal_point,data:t};e===null?e=[l]:e.push(l),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:be.type,parentSchema:be,
data:s};e===null?e=[t]:e.push(t),a++}return ls.errors=e,a===0}ls.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Gr={type:"object",additionalProperties:!1,
required:["type","id"],properties:{type:{$ref:"standin://flat/schemas#/$defs/CreatorType"},id:{type:"string"}}};function ds(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ds.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:Gr.required,parentSchema:Gr,
data:s};e===null?e=[r]:e.push(r),a++}if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:Gr.
required,parentSchema:Gr,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:p,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Gr,data:s};e===null?e=[t]:e.push(t),a++}if(s.type!==void 0&&(Fr(s.type,{instancePath:p+
"/type",parentData:s,parentDataProperty:"type",rootData:m,dynamicAnchors:c})||(e=e===null?Fr.errors:q(e,Fr.errors),a=e.length)),s.id!==void 0){let r=s.id;if(typeof r!=
"string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:Gr.properties.id.type,parentSchema:Gr.properties.
id,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Gr.type,parentSchema:Gr,data:s};
e===null?e=[r]:e.push(r),a++}return ds.errors=e,a===0}ds.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ar={type:"object",additionalProperties:!1,required:[
"type","id"],properties:{type:{type:"string",const:"upload_collection"},id:{type:"string"}}};function us(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=us.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:Ar.required,parentSchema:Ar,
data:s};e===null?e=[r]:e.push(r),a++}if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:Ar.
required,parentSchema:Ar,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:p,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Ar,data:s};e===null?e=[t]:e.push(t),a++}if(s.type!==void 0){let r=s.type;
if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:Ar.properties.type.type,parentSchema:Ar.
properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_collection"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"con\
st",params:{allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:Ar.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.id!==void 0){
let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:Ar.properties.id.type,
parentSchema:Ar.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ar.
type,parentSchema:Ar,data:s};e===null?e=[r]:e.push(r),a++}return us.errors=e,a===0}us.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fa(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=fa.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!ke.call(Pe.properties,t)){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Pe,data:s};e===null?e=[i]:e.push(i),a++}if(s.path!==void 0){let t=s.path;if(typeof t!=
"string"){let i={instancePath:p+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},schema:Pe.properties.path.type,parentSchema:Pe.
properties.path,data:t};e===null?e=[i]:e.push(i),a++}}if(s.basename!==void 0){let t=s.basename;if(typeof t!="string"){let i={instancePath:p+"/basename",schemaPath:"\
#/properties/basename/type",keyword:"type",params:{type:"string"},schema:Pe.properties.basename.type,parentSchema:Pe.properties.basename,data:t};e===null?e=[i]:
e.push(i),a++}}if(s.copyright!==void 0){let t=s.copyright;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/copyright",schemaPath:"#/properties/copyright\
/type",keyword:"type",params:{type:Pe.properties.copyright.type},schema:Pe.properties.copyright.type,parentSchema:Pe.properties.copyright,data:t};e===null?e=[i]:
e.push(i),a++}}if(s.author!==void 0){let t=s.author;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/author",schemaPath:"#/properties/author/type",keyword:"\
type",params:{type:Pe.properties.author.type},schema:Pe.properties.author.type,parentSchema:Pe.properties.author,data:t};e===null?e=[i]:e.push(i),a++}}if(s.notes!==
void 0){let t=s.notes;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:Pe.properties.
notes.type},schema:Pe.properties.notes.type,parentSchema:Pe.properties.notes,data:t};e===null?e=[i]:e.push(i),a++}}if(s.tags!==void 0){let t=s.tags;if(Array.isArray(
t)){let i=t.length;for(let o=0;o<i;o++){let d=t[o];if(typeof d!="string"){let l={instancePath:p+"/tags/"+o,schemaPath:"#/properties/tags/items/type",keyword:"ty\
pe",params:{type:"string"},schema:Pe.properties.tags.items.type,parentSchema:Pe.properties.tags.items,data:d};e===null?e=[l]:e.push(l),a++}}}else{let i={instancePath:p+
"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},schema:Pe.properties.tags.type,parentSchema:Pe.properties.tags,data:t};e===null?
e=[i]:e.push(i),a++}}if(s.default_field_metadata!==void 0){let t=s.default_field_metadata;if(t&&typeof t=="object"&&!Array.isArray(t))for(let i in t)ls(t[i],{instancePath:p+
"/default_field_metadata/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?ls.errors:q(e,ls.
errors),a=e.length);else{let i={instancePath:p+"/default_field_metadata",schemaPath:"#/properties/default_field_metadata/type",keyword:"type",params:{type:"obje\
ct"},schema:Pe.properties.default_field_metadata.type,parentSchema:Pe.properties.default_field_metadata,data:t};e===null?e=[i]:e.push(i),a++}}if(s.creator!==void 0&&
(ds(s.creator,{instancePath:p+"/creator",parentData:s,parentDataProperty:"creator",rootData:m,dynamicAnchors:c})||(e=e===null?ds.errors:q(e,ds.errors),a=e.length)),
s.upload_collection!==void 0){let t=s.upload_collection,i=a,o=!0,d=a;if(t!==null){let l={};e===null?e=[l]:e.push(l),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=
i:e=null),!r){let l=a;us(t,{instancePath:p+"/upload_collection",parentData:s,parentDataProperty:"upload_collection",rootData:m,dynamicAnchors:c})||(e=e===null?us.
errors:q(e,us.errors),a=e.length);var r=l===a;o=r}if(!o){let l={instancePath:p+"/upload_collection",schemaPath:"#/properties/upload_collection/if",keyword:"if",
params:{failingKeyword:"else"},schema:Pe.properties.upload_collection.if,parentSchema:Pe.properties.upload_collection,data:t};e===null?e=[l]:e.push(l),a++}}}else{
let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Pe.type,parentSchema:Pe,data:s};e===null?e=[t]:e.push(t),a++}return fa.errors=
e,a===0}fa.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var An=ha,pe={type:"object",additionalProperties:!1,required:["path"],properties:{id:{type:"stri\
ng",pattern:"^[A-Za-z0-9_-]{22}$"},path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{type:["string","null"]},notes:{type:[
"string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://flat/schemas#/$defs/Fiel\
dMetadataCreate"}},creator:{$ref:"standin://flat/schemas#/$defs/Creator"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCo\
llectionReference"}}}},ci=new RegExp("^[A-Za-z0-9_-]{22}$","u"),br={type:"object",additionalProperties:!1,properties:{title:{type:["string","null"]},alt:{type:[
"string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/FocalPoint"}}}};function ms(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ms.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!(t==="title"||t==="alt"||t==="custom_data"||t==="focal_point")){let i={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:br,data:s};e===null?e=[i]:e.push(i),a++}
if(s.title!==void 0){let t=s.title;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:br.
properties.title.type},schema:br.properties.title.type,parentSchema:br.properties.title,data:t};e===null?e=[i]:e.push(i),a++}}if(s.alt!==void 0){let t=s.alt;if(typeof t!=
"string"&&t!==null){let i={instancePath:p+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:br.properties.alt.type},schema:br.properties.alt.
type,parentSchema:br.properties.alt,data:t};e===null?e=[i]:e.push(i),a++}}if(s.custom_data!==void 0){let t=s.custom_data;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let i={instancePath:p+"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"object"},schema:br.properties.custom_data.type,
parentSchema:br.properties.custom_data,data:t};e===null?e=[i]:e.push(i),a++}}if(s.focal_point!==void 0){let t=s.focal_point,i=a,o=!0,d=a;if(t!==null){let l={};e===
null?e=[l]:e.push(l),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=i:e=null),!r){let l=a;kt(t,{instancePath:p+"/focal_point",parentData:s,parentDataProperty:"foc\
al_point",rootData:m,dynamicAnchors:c})||(e=e===null?kt.errors:q(e,kt.errors),a=e.length);var r=l===a;o=r}if(!o){let l={instancePath:p+"/focal_point",schemaPath:"\
#/properties/focal_point/if",keyword:"if",params:{failingKeyword:"else"},schema:br.properties.focal_point.if,parentSchema:br.properties.focal_point,data:t};e===
null?e=[l]:e.push(l),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:br.type,parentSchema:br,data:s};e===null?
e=[t]:e.push(t),a++}return ms.errors=e,a===0}ms.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ha(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ha.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.path===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},schema:pe.required,parentSchema:pe,
data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!ke.call(pe.properties,t)){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:t},schema:!1,parentSchema:pe,data:s};e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){let t=s.id;if(typeof t=="string"){if(!ci.
test(t)){let i={instancePath:p+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{22}$"},schema:"^[A-Za-z0-9_-]{22}$",
parentSchema:pe.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}else{let i={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},schema:pe.properties.id.type,parentSchema:pe.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}if(s.path!==void 0){let t=s.path;if(typeof t!="string"){
let i={instancePath:p+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},schema:pe.properties.path.type,parentSchema:pe.properties.
path,data:t};e===null?e=[i]:e.push(i),a++}}if(s.basename!==void 0){let t=s.basename;if(typeof t!="string"){let i={instancePath:p+"/basename",schemaPath:"#/prope\
rties/basename/type",keyword:"type",params:{type:"string"},schema:pe.properties.basename.type,parentSchema:pe.properties.basename,data:t};e===null?e=[i]:e.push(
i),a++}}if(s.copyright!==void 0){let t=s.copyright;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/copyright",schemaPath:"#/properties/copyright/type",
keyword:"type",params:{type:pe.properties.copyright.type},schema:pe.properties.copyright.type,parentSchema:pe.properties.copyright,data:t};e===null?e=[i]:e.push(
i),a++}}if(s.author!==void 0){let t=s.author;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/author",schemaPath:"#/properties/author/type",keyword:"typ\
e",params:{type:pe.properties.author.type},schema:pe.properties.author.type,parentSchema:pe.properties.author,data:t};e===null?e=[i]:e.push(i),a++}}if(s.notes!==
void 0){let t=s.notes;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:pe.properties.
notes.type},schema:pe.properties.notes.type,parentSchema:pe.properties.notes,data:t};e===null?e=[i]:e.push(i),a++}}if(s.tags!==void 0){let t=s.tags;if(Array.isArray(
t)){let i=t.length;for(let o=0;o<i;o++){let d=t[o];if(typeof d!="string"){let l={instancePath:p+"/tags/"+o,schemaPath:"#/properties/tags/items/type",keyword:"ty\
pe",params:{type:"string"},schema:pe.properties.tags.items.type,parentSchema:pe.properties.tags.items,data:d};e===null?e=[l]:e.push(l),a++}}}else{let i={instancePath:p+
"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},schema:pe.properties.tags.type,parentSchema:pe.properties.tags,data:t};e===null?
e=[i]:e.push(i),a++}}if(s.default_field_metadata!==void 0){let t=s.default_field_metadata;if(t&&typeof t=="object"&&!Array.isArray(t))for(let i in t)ms(t[i],{instancePath:p+
"/default_field_metadata/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?ms.errors:q(e,ms.
errors),a=e.length);else{let i={instancePath:p+"/default_field_metadata",schemaPath:"#/properties/default_field_metadata/type",keyword:"type",params:{type:"obje\
ct"},schema:pe.properties.default_field_metadata.type,parentSchema:pe.properties.default_field_metadata,data:t};e===null?e=[i]:e.push(i),a++}}if(s.creator!==void 0&&
(ir(s.creator,{instancePath:p+"/creator",parentData:s,parentDataProperty:"creator",rootData:m,dynamicAnchors:c})||(e=e===null?ir.errors:q(e,ir.errors),a=e.length)),
s.upload_collection!==void 0){let t=s.upload_collection,i=a,o=!0,d=a;if(t!==null){let l={};e===null?e=[l]:e.push(l),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=
i:e=null),!r){let l=a;X(t,{instancePath:p+"/upload_collection",parentData:s,parentDataProperty:"upload_collection",rootData:m,dynamicAnchors:c})||(e=e===null?X.
errors:q(e,X.errors),a=e.length);var r=l===a;o=r}if(!o){let l={instancePath:p+"/upload_collection",schemaPath:"#/properties/upload_collection/if",keyword:"if",params:{
failingKeyword:"else"},schema:pe.properties.upload_collection.if,parentSchema:pe.properties.upload_collection,data:t};e===null?e=[l]:e.push(l),a++}}}else{let t={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:pe.type,parentSchema:pe,data:s};e===null?e=[t]:e.push(t),a++}return ha.errors=e,
a===0}ha.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var jn=_a,Yr={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"\
array",items:{$ref:"standin://flat/schemas#/$defs/Upload"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}},Bt={type:"object",additionalProperties:!1,required:[
"total_count"],properties:{total_count:{type:"integer",minimum:0}}};function ee(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=ee.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.total_count===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total_count"},schema:Bt.required,parentSchema:Bt,data:s};e===null?
e=[r]:e.push(r),a++}for(let r in s)if(r!=="total_count"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:Bt,data:s};e===null?e=[t]:e.push(t),a++}if(s.total_count!==void 0){let r=s.total_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let t={instancePath:p+"/total_count",schemaPath:"#/properties/total_count/type",keyword:"type",params:{type:"integer"},schema:Bt.properties.total_count.type,
parentSchema:Bt.properties.total_count,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:p+"/total_c\
ount",schemaPath:"#/properties/total_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Bt.properties.total_count,data:r};e===
null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Bt.type,parentSchema:Bt,data:s};e===null?
e=[r]:e.push(r),a++}return ee.errors=e,a===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _a(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=_a.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Yr.required,parentSchema:Yr,
data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:Yr.
required,parentSchema:Yr,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Yr,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;
if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Zr(r[i],{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===
null?Zr.errors:q(e,Zr.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:Yr.
properties.data.type,parentSchema:Yr.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}s.meta!==void 0&&(ee(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"\
meta",rootData:m,dynamicAnchors:c})||(e=e===null?ee.errors:q(e,ee.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Yr.type,parentSchema:Yr,data:s};e===null?e=[r]:e.push(r),a++}return _a.errors=e,a===0}_a.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Dn=ba,
j={type:"object",additionalProperties:!1,required:["id","type","name","domain","google_maps_api_token","imgix_host","internal_domain","locales","timezone","no_i\
ndex","favicon","last_data_change_at","require_2fa","ip_tracking_enabled","force_use_of_sandbox_environments","assets_cdn_default_settings","theme","global_seo",
"account","owner","item_types","meta"],properties:{id:{type:"string"},type:{type:"string",const:"site"},name:{type:"string"},domain:{type:["string","null"]},google_maps_api_token:{
type:["string","null"]},imgix_host:{type:["string","null"]},internal_domain:{type:["string","null"]},locales:{type:"array",items:{type:"string"}},timezone:{type:"\
string"},no_index:{type:"boolean"},favicon:{type:["string","null"]},last_data_change_at:{type:["string","null"],format:"date-time"},require_2fa:{type:"boolean"},
ip_tracking_enabled:{type:"boolean"},force_use_of_sandbox_environments:{type:"boolean"},assets_cdn_default_settings:{type:"object",additionalProperties:!0},theme:{
type:"object",additionalProperties:!0},global_seo:{type:["object","null"],additionalProperties:!0},account:{if:{type:"null"},else:{$ref:"standin://flat/schemas#\
/$defs/Creator"}},owner:{$ref:"standin://flat/schemas#/$defs/Creator"},item_types:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookPayloadEntity"}},
meta:{$ref:"standin://flat/schemas#/$defs/SiteMeta"}}},We={type:"object",additionalProperties:!1,required:["id","type"],properties:{id:{type:"string"},type:{type:"\
string"},attributes:{type:"object",additionalProperties:!0},relationships:{type:"object",additionalProperties:!0},meta:{type:"object",additionalProperties:!0}}};
function qt(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=qt.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},schema:We.required,parentSchema:We,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},schema:We.required,parentSchema:We,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="\
id"||r==="type"||r==="attributes"||r==="relationships"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},schema:!1,parentSchema:We,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"\
/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:We.properties.id.type,parentSchema:We.properties.id,data:r};e===null?e=[t]:e.
push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"\
string"},schema:We.properties.type.type,parentSchema:We.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attributes!==void 0){let r=s.attributes;if(!(r&&
typeof r=="object"&&!Array.isArray(r))){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:We.
properties.attributes.type,parentSchema:We.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}if(s.relationships!==void 0){let r=s.relationships;if(!(r&&
typeof r=="object"&&!Array.isArray(r))){let t={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},
schema:We.properties.relationships.type,parentSchema:We.properties.relationships,data:r};e===null?e=[t]:e.push(t),a++}}if(s.meta!==void 0){let r=s.meta;if(!(r&&
typeof r=="object"&&!Array.isArray(r))){let t={instancePath:p+"/meta",schemaPath:"#/properties/meta/type",keyword:"type",params:{type:"object"},schema:We.properties.
meta.type,parentSchema:We.properties.meta,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},schema:We.type,parentSchema:We,data:s};e===null?e=[r]:e.push(r),a++}return qt.errors=e,a===0}qt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var N={
type:"object",additionalProperties:!1,required:["created_at","draft_mode_default","improved_timezone_management","improved_hex_management","improved_gql_multilo\
cale_fields","improved_gql_visibility_control","improved_boolean_fields","improved_validation_at_publishing","improved_exposure_of_inline_blocks_in_cda","improv\
ed_items_listing","milliseconds_in_datetime","non_localized_focal_points","allow_custom_theme"],properties:{created_at:{type:"string",format:"date-time"},draft_mode_default:{
type:"boolean"},improved_timezone_management:{type:"boolean"},improved_hex_management:{type:"boolean"},improved_gql_multilocale_fields:{type:"boolean"},improved_gql_visibility_control:{
type:"boolean"},improved_boolean_fields:{type:"boolean"},improved_validation_at_publishing:{type:"boolean"},improved_exposure_of_inline_blocks_in_cda:{type:"boo\
lean"},improved_items_listing:{type:"boolean"},milliseconds_in_datetime:{type:"boolean"},non_localized_focal_points:{type:"boolean"},allow_custom_theme:{type:"b\
oolean"}}};function cs(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=cs.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.created_at===void 0){let r={instancePath:p,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"created_at"},schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),a++}if(s.draft_mode_default===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"draft_mode_default"},schema:N.required,parentSchema:N,data:s};e===null?
e=[r]:e.push(r),a++}if(s.improved_timezone_management===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"improv\
ed_timezone_management"},schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),a++}if(s.improved_hex_management===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"improved_hex_management"},schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),a++}if(s.improved_gql_multilocale_fields===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"improved_gql_multilocale_fields"},schema:N.required,parentSchema:N,
data:s};e===null?e=[r]:e.push(r),a++}if(s.improved_gql_visibility_control===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
improved_gql_visibility_control"},schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),a++}if(s.improved_boolean_fields===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"improved_boolean_fields"},schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),
a++}if(s.improved_validation_at_publishing===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"improved_validati\
on_at_publishing"},schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),a++}if(s.improved_exposure_of_inline_blocks_in_cda===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"improved_exposure_of_inline_blocks_in_cda"},schema:N.required,parentSchema:N,data:s};e===null?
e=[r]:e.push(r),a++}if(s.improved_items_listing===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"improved_ite\
ms_listing"},schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),a++}if(s.milliseconds_in_datetime===void 0){let r={instancePath:p,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"milliseconds_in_datetime"},schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),a++}if(s.non_localized_focal_points===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"non_localized_focal_points"},schema:N.required,parentSchema:N,
data:s};e===null?e=[r]:e.push(r),a++}if(s.allow_custom_theme===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
allow_custom_theme"},schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!ke.call(N.properties,r)){let t={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:N,data:s};e===null?e=[t]:e.push(t),a++}if(s.created_at!==
void 0){let r=s.created_at;if(typeof r=="string"){if(!se.test(r)){let t={instancePath:p+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"forma\
t",params:{format:"date-time"},schema:"date-time",parentSchema:N.properties.created_at,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/create\
d_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},schema:N.properties.created_at.type,parentSchema:N.properties.created_at,data:r};
e===null?e=[t]:e.push(t),a++}}if(s.draft_mode_default!==void 0){let r=s.draft_mode_default;if(typeof r!="boolean"){let t={instancePath:p+"/draft_mode_default",schemaPath:"\
#/properties/draft_mode_default/type",keyword:"type",params:{type:"boolean"},schema:N.properties.draft_mode_default.type,parentSchema:N.properties.draft_mode_default,
data:r};e===null?e=[t]:e.push(t),a++}}if(s.improved_timezone_management!==void 0){let r=s.improved_timezone_management;if(typeof r!="boolean"){let t={instancePath:p+
"/improved_timezone_management",schemaPath:"#/properties/improved_timezone_management/type",keyword:"type",params:{type:"boolean"},schema:N.properties.improved_timezone_management.
type,parentSchema:N.properties.improved_timezone_management,data:r};e===null?e=[t]:e.push(t),a++}}if(s.improved_hex_management!==void 0){let r=s.improved_hex_management;
if(typeof r!="boolean"){let t={instancePath:p+"/improved_hex_management",schemaPath:"#/properties/improved_hex_management/type",keyword:"type",params:{type:"boo\
lean"},schema:N.properties.improved_hex_management.type,parentSchema:N.properties.improved_hex_management,data:r};e===null?e=[t]:e.push(t),a++}}if(s.improved_gql_multilocale_fields!==
void 0){let r=s.improved_gql_multilocale_fields;if(typeof r!="boolean"){let t={instancePath:p+"/improved_gql_multilocale_fields",schemaPath:"#/properties/improv\
ed_gql_multilocale_fields/type",keyword:"type",params:{type:"boolean"},schema:N.properties.improved_gql_multilocale_fields.type,parentSchema:N.properties.improved_gql_multilocale_fields,
data:r};e===null?e=[t]:e.push(t),a++}}if(s.improved_gql_visibility_control!==void 0){let r=s.improved_gql_visibility_control;if(typeof r!="boolean"){let t={instancePath:p+
"/improved_gql_visibility_control",schemaPath:"#/properties/improved_gql_visibility_control/type",keyword:"type",params:{type:"boolean"},schema:N.properties.improved_gql_visibility_control.
type,parentSchema:N.properties.improved_gql_visibility_control,data:r};e===null?e=[t]:e.push(t),a++}}if(s.improved_boolean_fields!==void 0){let r=s.improved_boolean_fields;
if(typeof r!="boolean"){let t={instancePath:p+"/improved_boolean_fields",schemaPath:"#/properties/improved_boolean_fields/type",keyword:"type",params:{type:"boo\
lean"},schema:N.properties.improved_boolean_fields.type,parentSchema:N.properties.improved_boolean_fields,data:r};e===null?e=[t]:e.push(t),a++}}if(s.improved_validation_at_publishing!==
void 0){let r=s.improved_validation_at_publishing;if(typeof r!="boolean"){let t={instancePath:p+"/improved_validation_at_publishing",schemaPath:"#/properties/im\
proved_validation_at_publishing/type",keyword:"type",params:{type:"boolean"},schema:N.properties.improved_validation_at_publishing.type,parentSchema:N.properties.
improved_validation_at_publishing,data:r};e===null?e=[t]:e.push(t),a++}}if(s.improved_exposure_of_inline_blocks_in_cda!==void 0){let r=s.improved_exposure_of_inline_blocks_in_cda;
if(typeof r!="boolean"){let t={instancePath:p+"/improved_exposure_of_inline_blocks_in_cda",schemaPath:"#/properties/improved_exposure_of_inline_blocks_in_cda/ty\
pe",keyword:"type",params:{type:"boolean"},schema:N.properties.improved_exposure_of_inline_blocks_in_cda.type,parentSchema:N.properties.improved_exposure_of_inline_blocks_in_cda,
data:r};e===null?e=[t]:e.push(t),a++}}if(s.improved_items_listing!==void 0){let r=s.improved_items_listing;if(typeof r!="boolean"){let t={instancePath:p+"/impro\
ved_items_listing",schemaPath:"#/properties/improved_items_listing/type",keyword:"type",params:{type:"boolean"},schema:N.properties.improved_items_listing.type,
parentSchema:N.properties.improved_items_listing,data:r};e===null?e=[t]:e.push(t),a++}}if(s.milliseconds_in_datetime!==void 0){let r=s.milliseconds_in_datetime;
if(typeof r!="boolean"){let t={instancePath:p+"/milliseconds_in_datetime",schemaPath:"#/properties/milliseconds_in_datetime/type",keyword:"type",params:{type:"b\
oolean"},schema:N.properties.milliseconds_in_datetime.type,parentSchema:N.properties.milliseconds_in_datetime,data:r};e===null?e=[t]:e.push(t),a++}}if(s.non_localized_focal_points!==
void 0){let r=s.non_localized_focal_points;if(typeof r!="boolean"){let t={instancePath:p+"/non_localized_focal_points",schemaPath:"#/properties/non_localized_fo\
cal_points/type",keyword:"type",params:{type:"boolean"},schema:N.properties.non_localized_focal_points.type,parentSchema:N.properties.non_localized_focal_points,
data:r};e===null?e=[t]:e.push(t),a++}}if(s.allow_custom_theme!==void 0){let r=s.allow_custom_theme;if(typeof r!="boolean"){let t={instancePath:p+"/allow_custom_\
theme",schemaPath:"#/properties/allow_custom_theme/type",keyword:"type",params:{type:"boolean"},schema:N.properties.allow_custom_theme.type,parentSchema:N.properties.
allow_custom_theme,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:N.type,parentSchema:N,
data:s};e===null?e=[r]:e.push(r),a++}return cs.errors=e,a===0}cs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ba(s,{instancePath:p="",parentData:P,
parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ba.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:j.
required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),a++}if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),a++}if(s.name===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"name"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),a++}if(s.domain===void 0){let t={instancePath:p,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"domain"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),a++}if(s.google_maps_api_token===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"google_maps_api_token"},schema:j.required,parentSchema:j,data:s};
e===null?e=[t]:e.push(t),a++}if(s.imgix_host===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"imgix_host"},schema:j.
required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),a++}if(s.internal_domain===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"internal_domain"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),a++}if(s.locales===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"locales"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),a++}if(s.timezone===void 0){
let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timezone"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(
t),a++}if(s.no_index===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"no_index"},schema:j.required,parentSchema:j,
data:s};e===null?e=[t]:e.push(t),a++}if(s.favicon===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"favicon"},
schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),a++}if(s.last_data_change_at===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"last_data_change_at"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),a++}if(s.require_2fa===void 0){let t={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"require_2fa"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(
t),a++}if(s.ip_tracking_enabled===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ip_tracking_enabled"},schema:j.
required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),a++}if(s.force_use_of_sandbox_environments===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"force_use_of_sandbox_environments"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),a++}if(s.assets_cdn_default_settings===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"assets_cdn_default_settings"},schema:j.required,parentSchema:j,
data:s};e===null?e=[t]:e.push(t),a++}if(s.theme===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"theme"},schema:j.
required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),a++}if(s.global_seo===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"global_seo"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),a++}if(s.account===void 0){let t={instancePath:p,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"account"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),a++}if(s.owner===void 0){let t={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"owner"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),a++}
if(s.item_types===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"item_types"},schema:j.required,parentSchema:j,
data:s};e===null?e=[t]:e.push(t),a++}if(s.meta===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:j.
required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!ke.call(j.properties,t)){let i={instancePath:p,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:j,data:s};e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){let t=s.id;if(typeof t!=
"string"){let i={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:j.properties.id.type,parentSchema:j.properties.
id,data:t};e===null?e=[i]:e.push(i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/typ\
e",keyword:"type",params:{type:"string"},schema:j.properties.type.type,parentSchema:j.properties.type,data:t};e===null?e=[i]:e.push(i),a++}if(t!=="site"){let i={
instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"site"},schema:"site",parentSchema:j.properties.type,data:t};e===
null?e=[i]:e.push(i),a++}}if(s.name!==void 0){let t=s.name;if(typeof t!="string"){let i={instancePath:p+"/name",schemaPath:"#/properties/name/type",keyword:"typ\
e",params:{type:"string"},schema:j.properties.name.type,parentSchema:j.properties.name,data:t};e===null?e=[i]:e.push(i),a++}}if(s.domain!==void 0){let t=s.domain;
if(typeof t!="string"&&t!==null){let i={instancePath:p+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:j.properties.domain.type},schema:j.
properties.domain.type,parentSchema:j.properties.domain,data:t};e===null?e=[i]:e.push(i),a++}}if(s.google_maps_api_token!==void 0){let t=s.google_maps_api_token;
if(typeof t!="string"&&t!==null){let i={instancePath:p+"/google_maps_api_token",schemaPath:"#/properties/google_maps_api_token/type",keyword:"type",params:{type:j.
properties.google_maps_api_token.type},schema:j.properties.google_maps_api_token.type,parentSchema:j.properties.google_maps_api_token,data:t};e===null?e=[i]:e.push(
i),a++}}if(s.imgix_host!==void 0){let t=s.imgix_host;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/imgix_host",schemaPath:"#/properties/imgix_host/ty\
pe",keyword:"type",params:{type:j.properties.imgix_host.type},schema:j.properties.imgix_host.type,parentSchema:j.properties.imgix_host,data:t};e===null?e=[i]:e.
push(i),a++}}if(s.internal_domain!==void 0){let t=s.internal_domain;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/internal_domain",schemaPath:"#/prop\
erties/internal_domain/type",keyword:"type",params:{type:j.properties.internal_domain.type},schema:j.properties.internal_domain.type,parentSchema:j.properties.internal_domain,
data:t};e===null?e=[i]:e.push(i),a++}}if(s.locales!==void 0){let t=s.locales;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++){let d=t[o];if(typeof d!="s\
tring"){let l={instancePath:p+"/locales/"+o,schemaPath:"#/properties/locales/items/type",keyword:"type",params:{type:"string"},schema:j.properties.locales.items.
type,parentSchema:j.properties.locales.items,data:d};e===null?e=[l]:e.push(l),a++}}}else{let i={instancePath:p+"/locales",schemaPath:"#/properties/locales/type",
keyword:"type",params:{type:"array"},schema:j.properties.locales.type,parentSchema:j.properties.locales,data:t};e===null?e=[i]:e.push(i),a++}}if(s.timezone!==void 0){
let t=s.timezone;if(typeof t!="string"){let i={instancePath:p+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type:"string"},schema:j.
properties.timezone.type,parentSchema:j.properties.timezone,data:t};e===null?e=[i]:e.push(i),a++}}if(s.no_index!==void 0){let t=s.no_index;if(typeof t!="boolean"){
let i={instancePath:p+"/no_index",schemaPath:"#/properties/no_index/type",keyword:"type",params:{type:"boolean"},schema:j.properties.no_index.type,parentSchema:j.
properties.no_index,data:t};e===null?e=[i]:e.push(i),a++}}if(s.favicon!==void 0){let t=s.favicon;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/favico\
n",schemaPath:"#/properties/favicon/type",keyword:"type",params:{type:j.properties.favicon.type},schema:j.properties.favicon.type,parentSchema:j.properties.favicon,
data:t};e===null?e=[i]:e.push(i),a++}}if(s.last_data_change_at!==void 0){let t=s.last_data_change_at;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/la\
st_data_change_at",schemaPath:"#/properties/last_data_change_at/type",keyword:"type",params:{type:j.properties.last_data_change_at.type},schema:j.properties.last_data_change_at.
type,parentSchema:j.properties.last_data_change_at,data:t};e===null?e=[i]:e.push(i),a++}if(typeof t=="string"&&!se.test(t)){let i={instancePath:p+"/last_data_ch\
ange_at",schemaPath:"#/properties/last_data_change_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:j.properties.last_data_change_at,
data:t};e===null?e=[i]:e.push(i),a++}}if(s.require_2fa!==void 0){let t=s.require_2fa;if(typeof t!="boolean"){let i={instancePath:p+"/require_2fa",schemaPath:"#/\
properties/require_2fa/type",keyword:"type",params:{type:"boolean"},schema:j.properties.require_2fa.type,parentSchema:j.properties.require_2fa,data:t};e===null?
e=[i]:e.push(i),a++}}if(s.ip_tracking_enabled!==void 0){let t=s.ip_tracking_enabled;if(typeof t!="boolean"){let i={instancePath:p+"/ip_tracking_enabled",schemaPath:"\
#/properties/ip_tracking_enabled/type",keyword:"type",params:{type:"boolean"},schema:j.properties.ip_tracking_enabled.type,parentSchema:j.properties.ip_tracking_enabled,
data:t};e===null?e=[i]:e.push(i),a++}}if(s.force_use_of_sandbox_environments!==void 0){let t=s.force_use_of_sandbox_environments;if(typeof t!="boolean"){let i={
instancePath:p+"/force_use_of_sandbox_environments",schemaPath:"#/properties/force_use_of_sandbox_environments/type",keyword:"type",params:{type:"boolean"},schema:j.
properties.force_use_of_sandbox_environments.type,parentSchema:j.properties.force_use_of_sandbox_environments,data:t};e===null?e=[i]:e.push(i),a++}}if(s.assets_cdn_default_settings!==
void 0){let t=s.assets_cdn_default_settings;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let i={instancePath:p+"/assets_cdn_default_settings",schemaPath:"#/p\
roperties/assets_cdn_default_settings/type",keyword:"type",params:{type:"object"},schema:j.properties.assets_cdn_default_settings.type,parentSchema:j.properties.
assets_cdn_default_settings,data:t};e===null?e=[i]:e.push(i),a++}}if(s.theme!==void 0){let t=s.theme;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let i={instancePath:p+
"/theme",schemaPath:"#/properties/theme/type",keyword:"type",params:{type:"object"},schema:j.properties.theme.type,parentSchema:j.properties.theme,data:t};e===null?
e=[i]:e.push(i),a++}}if(s.global_seo!==void 0){let t=s.global_seo;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null){let i={instancePath:p+"/global_seo",
schemaPath:"#/properties/global_seo/type",keyword:"type",params:{type:j.properties.global_seo.type},schema:j.properties.global_seo.type,parentSchema:j.properties.
global_seo,data:t};e===null?e=[i]:e.push(i),a++}}if(s.account!==void 0){let t=s.account,i=a,o=!0,d=a;if(t!==null){let l={};e===null?e=[l]:e.push(l),a++}var r=d===
a;if(a=i,e!==null&&(i?e.length=i:e=null),!r){let l=a;ir(t,{instancePath:p+"/account",parentData:s,parentDataProperty:"account",rootData:m,dynamicAnchors:c})||(e=
e===null?ir.errors:q(e,ir.errors),a=e.length);var r=l===a;o=r}if(!o){let l={instancePath:p+"/account",schemaPath:"#/properties/account/if",keyword:"if",params:{
failingKeyword:"else"},schema:j.properties.account.if,parentSchema:j.properties.account,data:t};e===null?e=[l]:e.push(l),a++}}if(s.owner!==void 0&&(ir(s.owner,{
instancePath:p+"/owner",parentData:s,parentDataProperty:"owner",rootData:m,dynamicAnchors:c})||(e=e===null?ir.errors:q(e,ir.errors),a=e.length)),s.item_types!==
void 0){let t=s.item_types;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)qt(t[o],{instancePath:p+"/item_types/"+o,parentData:t,parentDataProperty:o,rootData:m,
dynamicAnchors:c})||(e=e===null?qt.errors:q(e,qt.errors),a=e.length)}else{let i={instancePath:p+"/item_types",schemaPath:"#/properties/item_types/type",keyword:"\
type",params:{type:"array"},schema:j.properties.item_types.type,parentSchema:j.properties.item_types,data:t};e===null?e=[i]:e.push(i),a++}}s.meta!==void 0&&(cs(
s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:m,dynamicAnchors:c})||(e=e===null?cs.errors:q(e,cs.errors),a=e.length))}else{let t={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:j.type,parentSchema:j,data:s};e===null?e=[t]:e.push(t),a++}return ba.errors=e,a===
0}ba.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var In=Pa,Qr={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"a\
rray",items:{$ref:"standin://flat/schemas#/$defs/ProjectEnvironment"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}},fr={type:"object",additionalProperties:!1,
required:["id","type","meta"],properties:{id:{type:"string"},type:{type:"string",const:"environment"},meta:{$ref:"standin://flat/schemas#/$defs/ProjectEnvironme\
ntMeta"}}},G={type:"object",additionalProperties:!1,required:["status","read_only_mode","created_at","last_data_change_at","primary","forked_from"],properties:{
status:{type:"string",enum:["creating","ready","destroying"]},read_only_mode:{type:"boolean"},created_at:{type:"string",format:"date-time"},last_data_change_at:{
type:"string",format:"date-time"},primary:{type:"boolean"},forked_from:{type:["string","null"]}}};function ys(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ys.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.status===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},schema:G.required,parentSchema:G,
data:s};e===null?e=[r]:e.push(r),a++}if(s.read_only_mode===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rea\
d_only_mode"},schema:G.required,parentSchema:G,data:s};e===null?e=[r]:e.push(r),a++}if(s.created_at===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"created_at"},schema:G.required,parentSchema:G,data:s};e===null?e=[r]:e.push(r),a++}if(s.last_data_change_at===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last_data_change_at"},schema:G.required,parentSchema:G,data:s};e===null?e=[r]:
e.push(r),a++}if(s.primary===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"primary"},schema:G.required,parentSchema:G,
data:s};e===null?e=[r]:e.push(r),a++}if(s.forked_from===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"forked\
_from"},schema:G.required,parentSchema:G,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="status"||r==="read_only_mode"||r==="created_at"||r==="las\
t_data_change_at"||r==="primary"||r==="forked_from")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:G,data:s};e===null?e=[t]:e.push(t),a++}if(s.status!==void 0){let r=s.status;if(typeof r!="string"){let t={instancePath:p+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"string"},schema:G.properties.status.type,parentSchema:G.properties.status,data:r};e===null?e=[t]:e.push(t),
a++}if(!(r==="creating"||r==="ready"||r==="destroying")){let t={instancePath:p+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:G.
properties.status.enum},schema:G.properties.status.enum,parentSchema:G.properties.status,data:r};e===null?e=[t]:e.push(t),a++}}if(s.read_only_mode!==void 0){let r=s.
read_only_mode;if(typeof r!="boolean"){let t={instancePath:p+"/read_only_mode",schemaPath:"#/properties/read_only_mode/type",keyword:"type",params:{type:"boolea\
n"},schema:G.properties.read_only_mode.type,parentSchema:G.properties.read_only_mode,data:r};e===null?e=[t]:e.push(t),a++}}if(s.created_at!==void 0){let r=s.created_at;
if(typeof r=="string"){if(!se.test(r)){let t={instancePath:p+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-tim\
e"},schema:"date-time",parentSchema:G.properties.created_at,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/created_at",schemaPath:"#/propert\
ies/created_at/type",keyword:"type",params:{type:"string"},schema:G.properties.created_at.type,parentSchema:G.properties.created_at,data:r};e===null?e=[t]:e.push(
t),a++}}if(s.last_data_change_at!==void 0){let r=s.last_data_change_at;if(typeof r=="string"){if(!se.test(r)){let t={instancePath:p+"/last_data_change_at",schemaPath:"\
#/properties/last_data_change_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:G.properties.last_data_change_at,data:r};e===
null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/last_data_change_at",schemaPath:"#/properties/last_data_change_at/type",keyword:"type",params:{type:"stri\
ng"},schema:G.properties.last_data_change_at.type,parentSchema:G.properties.last_data_change_at,data:r};e===null?e=[t]:e.push(t),a++}}if(s.primary!==void 0){let r=s.
primary;if(typeof r!="boolean"){let t={instancePath:p+"/primary",schemaPath:"#/properties/primary/type",keyword:"type",params:{type:"boolean"},schema:G.properties.
primary.type,parentSchema:G.properties.primary,data:r};e===null?e=[t]:e.push(t),a++}}if(s.forked_from!==void 0){let r=s.forked_from;if(typeof r!="string"&&r!==null){
let t={instancePath:p+"/forked_from",schemaPath:"#/properties/forked_from/type",keyword:"type",params:{type:G.properties.forked_from.type},schema:G.properties.forked_from.
type,parentSchema:G.properties.forked_from,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},schema:G.type,parentSchema:G,data:s};e===null?e=[r]:e.push(r),a++}return ys.errors=e,a===0}ys.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fs(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=fs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},schema:fr.required,parentSchema:fr,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},schema:fr.required,parentSchema:fr,data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"meta"},schema:fr.required,parentSchema:fr,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||
r==="type"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:fr,
data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},schema:fr.properties.id.type,parentSchema:fr.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!=
"string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:fr.properties.type.type,parentSchema:fr.
properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="environment"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{
allowedValue:"environment"},schema:"environment",parentSchema:fr.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}s.meta!==void 0&&(ys(s.meta,{instancePath:p+
"/meta",parentData:s,parentDataProperty:"meta",rootData:m,dynamicAnchors:c})||(e=e===null?ys.errors:q(e,ys.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:fr.type,parentSchema:fr,data:s};e===null?e=[r]:e.push(r),a++}return fs.errors=e,a===0}fs.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Pa(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Pa.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},schema:Qr.required,parentSchema:Qr,data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:Qr.required,parentSchema:Qr,data:s};e===null?e=[r]:e.push(r),a++}
for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:Qr,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)fs(r[i],
{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?fs.errors:q(e,fs.errors),a=e.length)}else{let t={instancePath:p+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:Qr.properties.data.type,parentSchema:Qr.properties.data,data:r};e===null?
e=[t]:e.push(t),a++}}s.meta!==void 0&&(ee(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:m,dynamicAnchors:c})||(e=e===null?ee.errors:
q(e,ee.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Qr.type,parentSchema:Qr,data:s};e===null?
e=[r]:e.push(r),a++}return Pa.errors=e,a===0}Pa.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var bo=ga,Jr={type:"object",additionalProperties:!1,required:[
"data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/Upload"}},meta:{$ref:"standin://flat/schemas#/$defs/BulkMeta"}}},Pr={type:"\
object",additionalProperties:!1,required:["successful","failed"],properties:{successful:{type:"integer",minimum:0},failed:{type:"integer",minimum:0}}};function hs(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=hs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.successful===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
successful"},schema:Pr.required,parentSchema:Pr,data:s};e===null?e=[r]:e.push(r),a++}if(s.failed===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"failed"},schema:Pr.required,parentSchema:Pr,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="successful"||r==="f\
ailed")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Pr,data:s};
e===null?e=[t]:e.push(t),a++}if(s.successful!==void 0){let r=s.successful;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:p+"/succ\
essful",schemaPath:"#/properties/successful/type",keyword:"type",params:{type:"integer"},schema:Pr.properties.successful.type,parentSchema:Pr.properties.successful,
data:r};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:p+"/successful",schemaPath:"#/properties/successfu\
l/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Pr.properties.successful,data:r};e===null?e=[t]:e.push(t),a++}}if(s.failed!==
void 0){let r=s.failed;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:p+"/failed",schemaPath:"#/properties/failed/type",keyword:"\
type",params:{type:"integer"},schema:Pr.properties.failed.type,parentSchema:Pr.properties.failed,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){let t={instancePath:p+"/failed",schemaPath:"#/properties/failed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Pr.
properties.failed,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Pr.type,parentSchema:Pr,
data:s};e===null?e=[r]:e.push(r),a++}return hs.errors=e,a===0}hs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ga(s,{instancePath:p="",parentData:P,
parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ga.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Jr.
required,parentSchema:Jr,data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
meta"},schema:Jr.required,parentSchema:Jr,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Jr,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){
let r=s.data;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Zr(r[i],{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||
(e=e===null?Zr.errors:q(e,Zr.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:Jr.
properties.data.type,parentSchema:Jr.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}s.meta!==void 0&&(hs(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"\
meta",rootData:m,dynamicAnchors:c})||(e=e===null?hs.errors:q(e,hs.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Jr.type,parentSchema:Jr,data:s};e===null?e=[r]:e.push(r),a++}return ga.errors=e,a===0}ga.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xn=ka,
gr={type:"object",additionalProperties:!1,required:["tags","uploads"],properties:{tags:{type:"array",items:{type:"string"}},uploads:{type:"array",items:{$ref:"s\
tandin://flat/schemas#/$defs/UploadReference"}}}},jr={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",const:"upload"},
id:{type:"string"}}};function ar(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ar.evaluated;if(n.
dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},schema:jr.required,parentSchema:jr,data:s};e===null?e=[r]:e.push(r),a++}if(s.id===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:jr.required,parentSchema:jr,data:s};e===null?e=[r]:e.push(r),a++}
for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:jr,data:s};e===null?e=[t]:e.push(t),a++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},schema:jr.properties.type.type,parentSchema:jr.properties.type,data:r};e===null?e=[t]:e.push(t),a++}
if(r!=="upload"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload"},schema:"upload",parentSchema:jr.
properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/i\
d/type",keyword:"type",params:{type:"string"},schema:jr.properties.id.type,parentSchema:jr.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:jr.type,parentSchema:jr,data:s};e===null?e=[r]:e.push(r),a++}return ar.errors=e,a===0}ar.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function ka(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,
n=ka.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.tags===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"tags"},schema:gr.required,parentSchema:gr,data:s};e===null?e=[r]:e.push(r),a++}if(s.uploads===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"uploads"},schema:gr.required,parentSchema:gr,data:s};e===null?
e=[r]:e.push(r),a++}for(let r in s)if(!(r==="tags"||r==="uploads")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},schema:!1,parentSchema:gr,data:s};e===null?e=[t]:e.push(t),a++}if(s.tags!==void 0){let r=s.tags;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++){let o=r[i];if(typeof o!="string"){let d={instancePath:p+"/tags/"+i,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"string"},schema:gr.
properties.tags.items.type,parentSchema:gr.properties.tags.items,data:o};e===null?e=[d]:e.push(d),a++}}}else{let t={instancePath:p+"/tags",schemaPath:"#/propert\
ies/tags/type",keyword:"type",params:{type:"array"},schema:gr.properties.tags.type,parentSchema:gr.properties.tags,data:r};e===null?e=[t]:e.push(t),a++}}if(s.uploads!==
void 0){let r=s.uploads;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)ar(r[i],{instancePath:p+"/uploads/"+i,parentData:r,parentDataProperty:i,rootData:m,
dynamicAnchors:c})||(e=e===null?ar.errors:q(e,ar.errors),a=e.length)}else{let t={instancePath:p+"/uploads",schemaPath:"#/properties/uploads/type",keyword:"type",
params:{type:"array"},schema:gr.properties.uploads.type,parentSchema:gr.properties.uploads,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:gr.type,parentSchema:gr,data:s};e===null?e=[r]:e.push(r),a++}return ka.errors=e,a===0}ka.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var $n=wa,Lr={type:"object",additionalProperties:!1,required:["upload_collection","uploads"],properties:{upload_collection:{if:{
type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}},uploads:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadRefer\
ence"}}}};function wa(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=wa.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.upload_collection===void 0){let t={instancePath:p,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"upload_collection"},schema:Lr.required,parentSchema:Lr,data:s};e===null?e=[t]:e.push(t),a++}if(s.uploads===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"uploads"},schema:Lr.required,parentSchema:Lr,data:s};e===null?
e=[t]:e.push(t),a++}for(let t in s)if(!(t==="upload_collection"||t==="uploads")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t},schema:!1,parentSchema:Lr,data:s};e===null?e=[i]:e.push(i),a++}if(s.upload_collection!==void 0){let t=s.upload_collection,
i=a,o=!0,d=a;if(t!==null){let l={};e===null?e=[l]:e.push(l),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=i:e=null),!r){let l=a;X(t,{instancePath:p+"/upload_coll\
ection",parentData:s,parentDataProperty:"upload_collection",rootData:m,dynamicAnchors:c})||(e=e===null?X.errors:q(e,X.errors),a=e.length);var r=l===a;o=r}if(!o){
let l={instancePath:p+"/upload_collection",schemaPath:"#/properties/upload_collection/if",keyword:"if",params:{failingKeyword:"else"},schema:Lr.properties.upload_collection.
if,parentSchema:Lr.properties.upload_collection,data:t};e===null?e=[l]:e.push(l),a++}}if(s.uploads!==void 0){let t=s.uploads;if(Array.isArray(t)){let i=t.length;
for(let o=0;o<i;o++)ar(t[o],{instancePath:p+"/uploads/"+o,parentData:t,parentDataProperty:o,rootData:m,dynamicAnchors:c})||(e=e===null?ar.errors:q(e,ar.errors),
a=e.length)}else{let i={instancePath:p+"/uploads",schemaPath:"#/properties/uploads/type",keyword:"type",params:{type:"array"},schema:Lr.properties.uploads.type,
parentSchema:Lr.properties.uploads,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Lr.
type,parentSchema:Lr,data:s};e===null?e=[t]:e.push(t),a++}return wa.errors=e,a===0}wa.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Nn=qa,Ht={type:"o\
bject",additionalProperties:!1,required:["uploads"],properties:{uploads:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadReference"}}}};function qa(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=qa.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.uploads===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
uploads"},schema:Ht.required,parentSchema:Ht,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="uploads"){let t={instancePath:p,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Ht,data:s};e===null?e=[t]:e.push(t),a++}if(s.uploads!==void 0){
let r=s.uploads;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)ar(r[i],{instancePath:p+"/uploads/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||
(e=e===null?ar.errors:q(e,ar.errors),a=e.length)}else{let t={instancePath:p+"/uploads",schemaPath:"#/properties/uploads/type",keyword:"type",params:{type:"array"},
schema:Ht.properties.uploads.type,parentSchema:Ht.properties.uploads,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:Ht.type,parentSchema:Ht,data:s};e===null?e=[r]:e.push(r),a++}return qa.errors=e,a===0}qa.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var En=Sa,Xr={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas\
#/$defs/WebhookPayloadEntity"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}};function Sa(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=Sa.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Xr.required,parentSchema:Xr,data:s};
e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:Xr.required,
parentSchema:Xr,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Xr,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;if(Array.isArray(
r)){let t=r.length;for(let i=0;i<t;i++)qt(r[i],{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?qt.errors:
q(e,qt.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:Xr.properties.data.
type,parentSchema:Xr.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}s.meta!==void 0&&(ee(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"\
meta",rootData:m,dynamicAnchors:c})||(e=e===null?ee.errors:q(e,ee.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Xr.type,parentSchema:Xr,data:s};e===null?e=[r]:e.push(r),a++}return Sa.errors=e,a===0}Sa.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Tn=va,
et={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadTrack"}},meta:{
$ref:"standin://flat/schemas#/$defs/ListMeta"}}},W={type:"object",additionalProperties:!1,required:["id","type","name","language_code","error","status","closed_\
captions","upload"],properties:{id:{type:"string"},type:{type:"string",const:"upload_track"},name:{type:"string"},language_code:{type:"string"},error:{type:["st\
ring","null"]},status:{type:"string",enum:["preparing","ready","errored"]},closed_captions:{type:["boolean","null"]},upload:{$ref:"standin://flat/schemas#/$defs\
/UploadReference"}}};function _s(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=_s.evaluated;if(n.
dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"id"},schema:W.required,parentSchema:W,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:W.required,parentSchema:W,data:s};e===null?e=[r]:e.push(r),a++}if(s.name===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},schema:W.required,parentSchema:W,data:s};e===null?e=[r]:e.push(
r),a++}if(s.language_code===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"language_code"},schema:W.required,
parentSchema:W,data:s};e===null?e=[r]:e.push(r),a++}if(s.error===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
error"},schema:W.required,parentSchema:W,data:s};e===null?e=[r]:e.push(r),a++}if(s.status===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"status"},schema:W.required,parentSchema:W,data:s};e===null?e=[r]:e.push(r),a++}if(s.closed_captions===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"closed_captions"},schema:W.required,parentSchema:W,data:s};e===null?e=[r]:e.push(r),a++}if(s.
upload===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"upload"},schema:W.required,parentSchema:W,data:s};e===
null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="name"||r==="language_code"||r==="error"||r==="status"||r==="closed_captions"||r==="uploa\
d")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:W,data:s};e===
null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"},schema:W.properties.id.type,parentSchema:W.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="str\
ing"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:W.properties.type.type,parentSchema:W.properties.
type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_track"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
upload_track"},schema:"upload_track",parentSchema:W.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.name!==void 0){let r=s.name;if(typeof r!="string"){
let t={instancePath:p+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},schema:W.properties.name.type,parentSchema:W.properties.
name,data:r};e===null?e=[t]:e.push(t),a++}}if(s.language_code!==void 0){let r=s.language_code;if(typeof r!="string"){let t={instancePath:p+"/language_code",schemaPath:"\
#/properties/language_code/type",keyword:"type",params:{type:"string"},schema:W.properties.language_code.type,parentSchema:W.properties.language_code,data:r};e===
null?e=[t]:e.push(t),a++}}if(s.error!==void 0){let r=s.error;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/error",schemaPath:"#/properties/error/type",
keyword:"type",params:{type:W.properties.error.type},schema:W.properties.error.type,parentSchema:W.properties.error,data:r};e===null?e=[t]:e.push(t),a++}}if(s.status!==
void 0){let r=s.status;if(typeof r!="string"){let t={instancePath:p+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},schema:W.
properties.status.type,parentSchema:W.properties.status,data:r};e===null?e=[t]:e.push(t),a++}if(!(r==="preparing"||r==="ready"||r==="errored")){let t={instancePath:p+
"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:W.properties.status.enum},schema:W.properties.status.enum,parentSchema:W.properties.
status,data:r};e===null?e=[t]:e.push(t),a++}}if(s.closed_captions!==void 0){let r=s.closed_captions;if(typeof r!="boolean"&&r!==null){let t={instancePath:p+"/cl\
osed_captions",schemaPath:"#/properties/closed_captions/type",keyword:"type",params:{type:W.properties.closed_captions.type},schema:W.properties.closed_captions.
type,parentSchema:W.properties.closed_captions,data:r};e===null?e=[t]:e.push(t),a++}}s.upload!==void 0&&(ar(s.upload,{instancePath:p+"/upload",parentData:s,parentDataProperty:"\
upload",rootData:m,dynamicAnchors:c})||(e=e===null?ar.errors:q(e,ar.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:W.type,parentSchema:W,data:s};e===null?e=[r]:e.push(r),a++}return _s.errors=e,a===0}_s.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function va(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=va.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},schema:et.required,parentSchema:et,data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"meta"},schema:et.required,parentSchema:et,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="data"||r==="meta")){let t={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:et,data:s};e===null?e=[t]:
e.push(t),a++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)_s(r[i],{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,
rootData:m,dynamicAnchors:c})||(e=e===null?_s.errors:q(e,_s.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"array"},schema:et.properties.data.type,parentSchema:et.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}s.meta!==void 0&&(ee(s.meta,{instancePath:p+
"/meta",parentData:s,parentDataProperty:"meta",rootData:m,dynamicAnchors:c})||(e=e===null?ee.errors:q(e,ee.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:et.type,parentSchema:et,data:s};e===null?e=[r]:e.push(r),a++}return va.errors=e,a===0}va.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Fn=Aa,rt={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standi\
n://flat/schemas#/$defs/UploadTag"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}},te={type:"object",additionalProperties:!1,required:["id","type","nam\
e"],properties:{id:{type:"string"},type:{type:"string",const:"upload_tag"},name:{type:"string"}}};function bs(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=bs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:te.required,parentSchema:te,
data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:te.
required,parentSchema:te,data:s};e===null?e=[r]:e.push(r),a++}if(s.name===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},schema:te.required,parentSchema:te,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="name")){let t={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:te,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){
let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:te.properties.id.type,
parentSchema:te.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},schema:te.properties.type.type,parentSchema:te.properties.type,data:r};e===null?e=[t]:e.push(t),a++}
if(r!=="upload_tag"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_tag"},schema:"upload_tag",parentSchema:te.
properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.name!==void 0){let r=s.name;if(typeof r!="string"){let t={instancePath:p+"/name",schemaPath:"#/proper\
ties/name/type",keyword:"type",params:{type:"string"},schema:te.properties.name.type,parentSchema:te.properties.name,data:r};e===null?e=[t]:e.push(t),a++}}}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:te.type,parentSchema:te,data:s};e===null?e=[r]:e.push(r),a++}return bs.errors=
e,a===0}bs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Aa(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=Aa.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:rt.required,parentSchema:rt,data:s};e===null?e=[r]:e.push(
r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:rt.required,parentSchema:rt,data:s};
e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},schema:!1,parentSchema:rt,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.length;
for(let i=0;i<t;i++)bs(r[i],{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?bs.errors:q(e,bs.errors),a=e.
length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:rt.properties.data.type,parentSchema:rt.
properties.data,data:r};e===null?e=[t]:e.push(t),a++}}s.meta!==void 0&&(ee(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:m,dynamicAnchors:c})||
(e=e===null?ee.errors:q(e,ee.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:rt.type,parentSchema:rt,
data:s};e===null?e=[r]:e.push(r),a++}return Aa.errors=e,a===0}Aa.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Un=ja;function ja(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ja.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
schema:te.required,parentSchema:te,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"},schema:te.required,parentSchema:te,data:s};e===null?e=[r]:e.push(r),a++}if(s.name===void 0){let r={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"name"},schema:te.required,parentSchema:te,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="ty\
pe"||r==="name")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:te,
data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},schema:te.properties.id.type,parentSchema:te.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!=
"string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:te.properties.type.type,parentSchema:te.
properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_tag"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{
allowedValue:"upload_tag"},schema:"upload_tag",parentSchema:te.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.name!==void 0){let r=s.name;if(typeof r!=
"string"){let t={instancePath:p+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},schema:te.properties.name.type,parentSchema:te.
properties.name,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:te.type,parentSchema:te,
data:s};e===null?e=[r]:e.push(r),a++}return ja.errors=e,a===0}ja.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var zn=Da,Kt={type:"object",additionalProperties:!1,
required:["name"],properties:{name:{type:"string"}}};function Da(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,
a=0,n=Da.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},schema:Kt.required,parentSchema:Kt,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)
if(r!=="name"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Kt,
data:s};e===null?e=[t]:e.push(t),a++}if(s.name!==void 0){let r=s.name;if(typeof r!="string"){let t={instancePath:p+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"},schema:Kt.properties.name.type,parentSchema:Kt.properties.name,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:Kt.type,parentSchema:Kt,data:s};e===null?e=[r]:e.push(r),a++}return Da.errors=e,a===0}Da.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Vn=Ia,tt={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standi\
n://flat/schemas#/$defs/UploadSmartTag"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}},Je={type:"object",additionalProperties:!1,required:["id","type",
"name"],properties:{id:{type:"string"},type:{type:"string",const:"upload_smart_tag"},name:{type:"string"}}};function Ps(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ps.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:Je.required,parentSchema:Je,
data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:Je.
required,parentSchema:Je,data:s};e===null?e=[r]:e.push(r),a++}if(s.name===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},schema:Je.required,parentSchema:Je,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="name")){let t={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Je,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){
let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:Je.properties.id.type,
parentSchema:Je.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},schema:Je.properties.type.type,parentSchema:Je.properties.type,data:r};e===null?e=[t]:e.push(t),a++}
if(r!=="upload_smart_tag"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_smart_tag"},schema:"u\
pload_smart_tag",parentSchema:Je.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.name!==void 0){let r=s.name;if(typeof r!="string"){let t={instancePath:p+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},schema:Je.properties.name.type,parentSchema:Je.properties.name,data:r};e===null?
e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Je.type,parentSchema:Je,data:s};e===null?e=[r]:
e.push(r),a++}return Ps.errors=e,a===0}Ps.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ia(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ia.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:tt.required,parentSchema:tt,
data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:tt.
required,parentSchema:tt,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:tt,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;
if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Ps(r[i],{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===
null?Ps.errors:q(e,Ps.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:tt.
properties.data.type,parentSchema:tt.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}s.meta!==void 0&&(ee(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"\
meta",rootData:m,dynamicAnchors:c})||(e=e===null?ee.errors:q(e,ee.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:tt.type,parentSchema:tt,data:s};e===null?e=[r]:e.push(r),a++}return Ia.errors=e,a===0}Ia.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pa=Xt,
we={type:"object",additionalProperties:!1,required:["id","type","name","filter","shared"],properties:{id:{type:"string"},type:{type:"string",const:"upload_filte\
r"},name:{type:"string"},filter:{type:"object",additionalProperties:!0},shared:{type:"boolean"}}};function Xt(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Xt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:we.required,parentSchema:we,
data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:we.
required,parentSchema:we,data:s};e===null?e=[r]:e.push(r),a++}if(s.name===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},schema:we.required,parentSchema:we,data:s};e===null?e=[r]:e.push(r),a++}if(s.filter===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"filter"},schema:we.required,parentSchema:we,data:s};e===null?e=[r]:e.push(r),a++}if(s.shared===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"shared"},schema:we.required,parentSchema:we,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r===
"id"||r==="type"||r==="name"||r==="filter"||r==="shared")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:we,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/pro\
perties/id/type",keyword:"type",params:{type:"string"},schema:we.properties.id.type,parentSchema:we.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==
void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:we.properties.
type.type,parentSchema:we.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_filter"){let t={instancePath:p+"/type",schemaPath:"#/properties/ty\
pe/const",keyword:"const",params:{allowedValue:"upload_filter"},schema:"upload_filter",parentSchema:we.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.
name!==void 0){let r=s.name;if(typeof r!="string"){let t={instancePath:p+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},schema:we.
properties.name.type,parentSchema:we.properties.name,data:r};e===null?e=[t]:e.push(t),a++}}if(s.filter!==void 0){let r=s.filter;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){let t={instancePath:p+"/filter",schemaPath:"#/properties/filter/type",keyword:"type",params:{type:"object"},schema:we.properties.filter.type,parentSchema:we.
properties.filter,data:r};e===null?e=[t]:e.push(t),a++}}if(s.shared!==void 0){let r=s.shared;if(typeof r!="boolean"){let t={instancePath:p+"/shared",schemaPath:"\
#/properties/shared/type",keyword:"type",params:{type:"boolean"},schema:we.properties.shared.type,parentSchema:we.properties.shared,data:r};e===null?e=[t]:e.push(
t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:we.type,parentSchema:we,data:s};e===null?e=[r]:e.push(r),a++}
return Xt.errors=e,a===0}Xt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Cn=xa,st={type:"object",additionalProperties:!1,properties:{name:{type:"str\
ing"},filter:{type:"object",additionalProperties:!0},shared:{type:"boolean"}}};function xa(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=xa.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r===
"name"||r==="filter"||r==="shared")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,
parentSchema:st,data:s};e===null?e=[t]:e.push(t),a++}if(s.name!==void 0){let r=s.name;if(typeof r!="string"){let t={instancePath:p+"/name",schemaPath:"#/propert\
ies/name/type",keyword:"type",params:{type:"string"},schema:st.properties.name.type,parentSchema:st.properties.name,data:r};e===null?e=[t]:e.push(t),a++}}if(s.filter!==
void 0){let r=s.filter;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:p+"/filter",schemaPath:"#/properties/filter/type",keyword:"type",params:{
type:"object"},schema:st.properties.filter.type,parentSchema:st.properties.filter,data:r};e===null?e=[t]:e.push(t),a++}}if(s.shared!==void 0){let r=s.shared;if(typeof r!=
"boolean"){let t={instancePath:p+"/shared",schemaPath:"#/properties/shared/type",keyword:"type",params:{type:"boolean"},schema:st.properties.shared.type,parentSchema:st.
properties.shared,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:st.type,parentSchema:st,
data:s};e===null?e=[r]:e.push(r),a++}return xa.errors=e,a===0}xa.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var On=$a,Oe={type:"object",additionalProperties:!1,
required:["name","filter","shared"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},name:{type:"string"},filter:{type:"object",additionalProperties:!0},
shared:{type:"boolean"}}};function $a(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=$a.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},schema:Oe.required,parentSchema:Oe,data:s};e===null?e=[r]:e.push(r),a++}if(s.filter===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"filter"},schema:Oe.required,parentSchema:Oe,data:s};e===null?e=[r]:e.push(r),
a++}if(s.shared===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"shared"},schema:Oe.required,parentSchema:Oe,
data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="name"||r==="filter"||r==="shared")){let t={instancePath:p,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Oe,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r==
"string"){if(!ci.test(r)){let t={instancePath:p+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{22}$"},schema:"^[A-\
Za-z0-9_-]{22}$",parentSchema:Oe.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},schema:Oe.properties.id.type,parentSchema:Oe.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.name!==void 0){let r=s.name;if(typeof r!=
"string"){let t={instancePath:p+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},schema:Oe.properties.name.type,parentSchema:Oe.
properties.name,data:r};e===null?e=[t]:e.push(t),a++}}if(s.filter!==void 0){let r=s.filter;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:p+
"/filter",schemaPath:"#/properties/filter/type",keyword:"type",params:{type:"object"},schema:Oe.properties.filter.type,parentSchema:Oe.properties.filter,data:r};
e===null?e=[t]:e.push(t),a++}}if(s.shared!==void 0){let r=s.shared;if(typeof r!="boolean"){let t={instancePath:p+"/shared",schemaPath:"#/properties/shared/type",
keyword:"type",params:{type:"boolean"},schema:Oe.properties.shared.type,parentSchema:Oe.properties.shared,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Oe.type,parentSchema:Oe,data:s};e===null?e=[r]:e.push(r),a++}return $a.errors=e,a===0}$a.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Rn=Na,it={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"\
standin://flat/schemas#/$defs/UploadFilter"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}};function Na(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Na.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:it.required,parentSchema:it,
data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:it.
required,parentSchema:it,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:it,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;
if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Xt(r[i],{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===
null?Xt.errors:q(e,Xt.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:it.
properties.data.type,parentSchema:it.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}s.meta!==void 0&&(ee(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"\
meta",rootData:m,dynamicAnchors:c})||(e=e===null?ee.errors:q(e,ee.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:it.type,parentSchema:it,data:s};e===null?e=[r]:e.push(r),a++}return Na.errors=e,a===0}Na.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ln=Ea,
ve={type:"object",additionalProperties:!1,required:["id","type","url","request_headers"],properties:{id:{type:"string"},type:{type:"string",const:"upload_reques\
t"},url:{type:"string",format:"uri"},request_headers:{type:"object",additionalProperties:{type:"string"}}}};function Ea(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ea.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:ve.required,parentSchema:ve,
data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:ve.
required,parentSchema:ve,data:s};e===null?e=[r]:e.push(r),a++}if(s.url===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
url"},schema:ve.required,parentSchema:ve,data:s};e===null?e=[r]:e.push(r),a++}if(s.request_headers===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"request_headers"},schema:ve.required,parentSchema:ve,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="\
type"||r==="url"||r==="request_headers")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:ve,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/pro\
perties/id/type",keyword:"type",params:{type:"string"},schema:ve.properties.id.type,parentSchema:ve.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==
void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:ve.properties.
type.type,parentSchema:ve.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_request"){let t={instancePath:p+"/type",schemaPath:"#/properties/t\
ype/const",keyword:"const",params:{allowedValue:"upload_request"},schema:"upload_request",parentSchema:ve.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}
if(s.url!==void 0){let r=s.url;if(typeof r=="string"){if(!mi(r)){let t={instancePath:p+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"\
uri"},schema:"uri",parentSchema:ve.properties.url,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/url",schemaPath:"#/properties/url/type",keyword:"\
type",params:{type:"string"},schema:ve.properties.url.type,parentSchema:ve.properties.url,data:r};e===null?e=[t]:e.push(t),a++}}if(s.request_headers!==void 0){let r=s.
request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let i=r[t];if(typeof i!="string"){let o={instancePath:p+"/request_headers/"+t.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/request_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:ve.properties.request_headers.
additionalProperties.type,parentSchema:ve.properties.request_headers.additionalProperties,data:i};e===null?e=[o]:e.push(o),a++}}else{let t={instancePath:p+"/req\
uest_headers",schemaPath:"#/properties/request_headers/type",keyword:"type",params:{type:"object"},schema:ve.properties.request_headers.type,parentSchema:ve.properties.
request_headers,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ve.type,parentSchema:ve,
data:s};e===null?e=[r]:e.push(r),a++}return Ea.errors=e,a===0}Ea.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Bn=Ta,Gt={type:"object",additionalProperties:!1,
properties:{filename:{type:"string"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}};function Ta(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ta.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!(t==="filename"||t==="upload_collection")){let i={instancePath:p,schemaPath:"#/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Gt,data:s};e===null?e=[i]:e.push(i),a++}if(s.filename!==void 0){
let t=s.filename;if(typeof t!="string"){let i={instancePath:p+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type:"string"},schema:Gt.
properties.filename.type,parentSchema:Gt.properties.filename,data:t};e===null?e=[i]:e.push(i),a++}}if(s.upload_collection!==void 0){let t=s.upload_collection,i=a,
o=!0,d=a;if(t!==null){let l={};e===null?e=[l]:e.push(l),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=i:e=null),!r){let l=a;X(t,{instancePath:p+"/upload_collecti\
on",parentData:s,parentDataProperty:"upload_collection",rootData:m,dynamicAnchors:c})||(e=e===null?X.errors:q(e,X.errors),a=e.length);var r=l===a;o=r}if(!o){let l={
instancePath:p+"/upload_collection",schemaPath:"#/properties/upload_collection/if",keyword:"if",params:{failingKeyword:"else"},schema:Gt.properties.upload_collection.
if,parentSchema:Gt.properties.upload_collection,data:t};e===null?e=[l]:e.push(l),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Gt.type,parentSchema:Gt,data:s};e===null?e=[t]:e.push(t),a++}return Ta.errors=e,a===0}Ta.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var oa=es,
x={type:"object",additionalProperties:!1,required:["id","type","name","url","custom_payload","headers","events","http_basic_user","http_basic_password","enabled",
"payload_api_version","nested_items_in_payload","auto_retry"],properties:{id:{type:"string"},type:{type:"string",const:"webhook"},name:{type:"string"},url:{type:"\
string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://flat/s\
chemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"],format:"password"},enabled:{type:"boolean"},payload_api_version:{
type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}},Se={type:"object",additionalProperties:!1,required:["entity_type","event_t\
ypes"],properties:{entity_type:{$ref:"standin://flat/schemas#/$defs/EntityType"},event_types:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/EventType"}},
filters:{type:["array","null"],items:{$ref:"standin://flat/schemas#/$defs/WebhookEventFilter"}}}},wi={type:"string",enum:["item","item_type","upload","build_tri\
gger","environment","maintenance_mode","sso_user","cda_cache_tags"]};function pr(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=pr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"string"},schema:wi.type,parentSchema:wi,data:s};e===null?e=[r]:e.push(r),a++}if(!(s==="item"||s==="item_type"||s==="upload"||s==="b\
uild_trigger"||s==="environment"||s==="maintenance_mode"||s==="sso_user"||s==="cda_cache_tags")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:wi.enum},schema:wi.enum,parentSchema:wi,data:s};e===null?e=[r]:e.push(r),a++}return pr.errors=e,a===0}pr.evaluated={dynamicProps:!1,dynamicItems:!1};
var qi={type:"string",enum:["create","update","delete","publish","unpublish","promote","deploy_started","deploy_succeeded","deploy_failed","change","invalidate"]};
function or(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=or.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:qi.type,parentSchema:qi,
data:s};e===null?e=[r]:e.push(r),a++}if(!(s==="create"||s==="update"||s==="delete"||s==="publish"||s==="unpublish"||s==="promote"||s==="deploy_started"||s==="de\
ploy_succeeded"||s==="deploy_failed"||s==="change"||s==="invalidate")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:qi.enum},schema:qi.
enum,parentSchema:qi,data:s};e===null?e=[r]:e.push(r),a++}return or.errors=e,a===0}or.evaluated={dynamicProps:!1,dynamicItems:!1};var Ze={type:"object",additionalProperties:!1,
required:["entity_type","entity_ids"],properties:{entity_type:{type:"string",enum:["item_type","item","build_trigger","environment","environment_type"]},entity_ids:{
type:"array",minItems:1,items:{type:"string"}}}};function St(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,
a=0,n=St.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_type"},schema:Ze.required,parentSchema:Ze,data:s};e===null?e=[r]:e.push(
r),a++}if(s.entity_ids===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_ids"},schema:Ze.required,parentSchema:Ze,
data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="entity_type"||r==="entity_ids")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Ze,data:s};e===null?e=[t]:e.push(t),a++}if(s.entity_type!==void 0){let r=s.entity_type;
if(typeof r!="string"){let t={instancePath:p+"/entity_type",schemaPath:"#/properties/entity_type/type",keyword:"type",params:{type:"string"},schema:Ze.properties.
entity_type.type,parentSchema:Ze.properties.entity_type,data:r};e===null?e=[t]:e.push(t),a++}if(!(r==="item_type"||r==="item"||r==="build_trigger"||r==="environ\
ment"||r==="environment_type")){let t={instancePath:p+"/entity_type",schemaPath:"#/properties/entity_type/enum",keyword:"enum",params:{allowedValues:Ze.properties.
entity_type.enum},schema:Ze.properties.entity_type.enum,parentSchema:Ze.properties.entity_type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.entity_ids!==void 0){let r=s.
entity_ids;if(Array.isArray(r)){if(r.length<1){let i={instancePath:p+"/entity_ids",schemaPath:"#/properties/entity_ids/minItems",keyword:"minItems",params:{limit:1},
schema:1,parentSchema:Ze.properties.entity_ids,data:r};e===null?e=[i]:e.push(i),a++}let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d={
instancePath:p+"/entity_ids/"+i,schemaPath:"#/properties/entity_ids/items/type",keyword:"type",params:{type:"string"},schema:Ze.properties.entity_ids.items.type,
parentSchema:Ze.properties.entity_ids.items,data:o};e===null?e=[d]:e.push(d),a++}}}else{let t={instancePath:p+"/entity_ids",schemaPath:"#/properties/entity_ids/\
type",keyword:"type",params:{type:"array"},schema:Ze.properties.entity_ids.type,parentSchema:Ze.properties.entity_ids,data:r};e===null?e=[t]:e.push(t),a++}}}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ze.type,parentSchema:Ze,data:s};e===null?e=[r]:e.push(r),a++}return St.errors=
e,a===0}St.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ur(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=Ur.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_type"},schema:Se.required,parentSchema:Se,data:s};e===null?
e=[r]:e.push(r),a++}if(s.event_types===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_types"},schema:Se.
required,parentSchema:Se,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="entity_type"||r==="event_types"||r==="filters")){let t={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Se,data:s};e===null?e=[t]:e.push(t),a++}if(s.entity_type!==
void 0&&(pr(s.entity_type,{instancePath:p+"/entity_type",parentData:s,parentDataProperty:"entity_type",rootData:m,dynamicAnchors:c})||(e=e===null?pr.errors:q(e,
pr.errors),a=e.length)),s.event_types!==void 0){let r=s.event_types;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)or(r[i],{instancePath:p+"/event_type\
s/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?or.errors:q(e,or.errors),a=e.length)}else{let t={instancePath:p+"/event_types",
schemaPath:"#/properties/event_types/type",keyword:"type",params:{type:"array"},schema:Se.properties.event_types.type,parentSchema:Se.properties.event_types,data:r};
e===null?e=[t]:e.push(t),a++}}if(s.filters!==void 0){let r=s.filters;if(!Array.isArray(r)&&r!==null){let t={instancePath:p+"/filters",schemaPath:"#/properties/f\
ilters/type",keyword:"type",params:{type:Se.properties.filters.type},schema:Se.properties.filters.type,parentSchema:Se.properties.filters,data:r};e===null?e=[t]:
e.push(t),a++}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)St(r[i],{instancePath:p+"/filters/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||
(e=e===null?St.errors:q(e,St.errors),a=e.length)}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Se.type,parentSchema:Se,
data:s};e===null?e=[r]:e.push(r),a++}return Ur.errors=e,a===0}Ur.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function es(s,{instancePath:p="",parentData:P,
parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=es.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:x.
required,parentSchema:x,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},schema:x.required,parentSchema:x,data:s};e===null?e=[r]:e.push(r),a++}if(s.name===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"name"},schema:x.required,parentSchema:x,data:s};e===null?e=[r]:e.push(r),a++}if(s.url===void 0){let r={instancePath:p,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"url"},schema:x.required,parentSchema:x,data:s};e===null?e=[r]:e.push(r),a++}if(s.custom_payload===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"custom_payload"},schema:x.required,parentSchema:x,data:s};e===null?e=[r]:e.push(
r),a++}if(s.headers===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},schema:x.required,parentSchema:x,
data:s};e===null?e=[r]:e.push(r),a++}if(s.events===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"events"},schema:x.
required,parentSchema:x,data:s};e===null?e=[r]:e.push(r),a++}if(s.http_basic_user===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"http_basic_user"},schema:x.required,parentSchema:x,data:s};e===null?e=[r]:e.push(r),a++}if(s.http_basic_password===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"http_basic_password"},schema:x.required,parentSchema:x,data:s};e===null?e=[r]:e.push(r),a++}
if(s.enabled===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"enabled"},schema:x.required,parentSchema:x,data:s};
e===null?e=[r]:e.push(r),a++}if(s.payload_api_version===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"payloa\
d_api_version"},schema:x.required,parentSchema:x,data:s};e===null?e=[r]:e.push(r),a++}if(s.nested_items_in_payload===void 0){let r={instancePath:p,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"nested_items_in_payload"},schema:x.required,parentSchema:x,data:s};e===null?e=[r]:e.push(r),a++}if(s.auto_retry===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"auto_retry"},schema:x.required,parentSchema:x,data:s};e===null?
e=[r]:e.push(r),a++}for(let r in s)if(!ke.call(x.properties,r)){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},schema:!1,parentSchema:x,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/\
id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:x.properties.id.type,parentSchema:x.properties.id,data:r};e===null?e=[t]:e.push(
t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"s\
tring"},schema:x.properties.type.type,parentSchema:x.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="webhook"){let t={instancePath:p+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webhook",parentSchema:x.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.
name!==void 0){let r=s.name;if(typeof r!="string"){let t={instancePath:p+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},schema:x.
properties.name.type,parentSchema:x.properties.name,data:r};e===null?e=[t]:e.push(t),a++}}if(s.url!==void 0){let r=s.url;if(typeof r!="string"){let t={instancePath:p+
"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},schema:x.properties.url.type,parentSchema:x.properties.url,data:r};e===null?e=[t]:
e.push(t),a++}}if(s.custom_payload!==void 0){let r=s.custom_payload;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/custom_payload",schemaPath:"#/prope\
rties/custom_payload/type",keyword:"type",params:{type:x.properties.custom_payload.type},schema:x.properties.custom_payload.type,parentSchema:x.properties.custom_payload,
data:r};e===null?e=[t]:e.push(t),a++}}if(s.headers!==void 0){let r=s.headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let i=r[t];if(typeof i!=
"string"){let o={instancePath:p+"/headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",
params:{type:"string"},schema:x.properties.headers.additionalProperties.type,parentSchema:x.properties.headers.additionalProperties,data:i};e===null?e=[o]:e.push(
o),a++}}else{let t={instancePath:p+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"},schema:x.properties.headers.type,parentSchema:x.
properties.headers,data:r};e===null?e=[t]:e.push(t),a++}}if(s.events!==void 0){let r=s.events;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Ur(r[i],{instancePath:p+
"/events/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?Ur.errors:q(e,Ur.errors),a=e.length)}else{let t={instancePath:p+"/even\
ts",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},schema:x.properties.events.type,parentSchema:x.properties.events,data:r};e===null?
e=[t]:e.push(t),a++}}if(s.http_basic_user!==void 0){let r=s.http_basic_user;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/http_basic_user",schemaPath:"\
#/properties/http_basic_user/type",keyword:"type",params:{type:x.properties.http_basic_user.type},schema:x.properties.http_basic_user.type,parentSchema:x.properties.
http_basic_user,data:r};e===null?e=[t]:e.push(t),a++}}if(s.http_basic_password!==void 0){let r=s.http_basic_password;if(typeof r!="string"&&r!==null){let t={instancePath:p+
"/http_basic_password",schemaPath:"#/properties/http_basic_password/type",keyword:"type",params:{type:x.properties.http_basic_password.type},schema:x.properties.
http_basic_password.type,parentSchema:x.properties.http_basic_password,data:r};e===null?e=[t]:e.push(t),a++}}if(s.enabled!==void 0){let r=s.enabled;if(typeof r!=
"boolean"){let t={instancePath:p+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type:"boolean"},schema:x.properties.enabled.type,parentSchema:x.
properties.enabled,data:r};e===null?e=[t]:e.push(t),a++}}if(s.payload_api_version!==void 0){let r=s.payload_api_version;if(typeof r!="string"){let t={instancePath:p+
"/payload_api_version",schemaPath:"#/properties/payload_api_version/type",keyword:"type",params:{type:"string"},schema:x.properties.payload_api_version.type,parentSchema:x.
properties.payload_api_version,data:r};e===null?e=[t]:e.push(t),a++}}if(s.nested_items_in_payload!==void 0){let r=s.nested_items_in_payload;if(typeof r!="boolea\
n"){let t={instancePath:p+"/nested_items_in_payload",schemaPath:"#/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boolean"},schema:x.properties.
nested_items_in_payload.type,parentSchema:x.properties.nested_items_in_payload,data:r};e===null?e=[t]:e.push(t),a++}}if(s.auto_retry!==void 0){let r=s.auto_retry;
if(typeof r!="boolean"){let t={instancePath:p+"/auto_retry",schemaPath:"#/properties/auto_retry/type",keyword:"type",params:{type:"boolean"},schema:x.properties.
auto_retry.type,parentSchema:x.properties.auto_retry,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},schema:x.type,parentSchema:x,data:s};e===null?e=[r]:e.push(r),a++}return es.errors=e,a===0}es.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Mn=Fa,ie={type:"object",additionalProperties:!1,properties:{name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"\
object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","n\
ull"]},http_basic_password:{type:["string","null"],format:"password"},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"\
boolean"},auto_retry:{type:"boolean"}}};function Fa(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,
n=Fa.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!ke.call(ie.properties,
r)){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:ie,data:s};e===
null?e=[t]:e.push(t),a++}if(s.name!==void 0){let r=s.name;if(typeof r!="string"){let t={instancePath:p+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"},schema:ie.properties.name.type,parentSchema:ie.properties.name,data:r};e===null?e=[t]:e.push(t),a++}}if(s.url!==void 0){let r=s.url;if(typeof r!=
"string"){let t={instancePath:p+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},schema:ie.properties.url.type,parentSchema:ie.properties.
url,data:r};e===null?e=[t]:e.push(t),a++}}if(s.custom_payload!==void 0){let r=s.custom_payload;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/custom_p\
ayload",schemaPath:"#/properties/custom_payload/type",keyword:"type",params:{type:ie.properties.custom_payload.type},schema:ie.properties.custom_payload.type,parentSchema:ie.
properties.custom_payload,data:r};e===null?e=[t]:e.push(t),a++}}if(s.headers!==void 0){let r=s.headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){
let i=r[t];if(typeof i!="string"){let o={instancePath:p+"/headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperti\
es/type",keyword:"type",params:{type:"string"},schema:ie.properties.headers.additionalProperties.type,parentSchema:ie.properties.headers.additionalProperties,data:i};
e===null?e=[o]:e.push(o),a++}}else{let t={instancePath:p+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"},schema:ie.properties.
headers.type,parentSchema:ie.properties.headers,data:r};e===null?e=[t]:e.push(t),a++}}if(s.events!==void 0){let r=s.events;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++)Ur(r[i],{instancePath:p+"/events/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?Ur.errors:q(e,Ur.errors),a=e.length)}else{
let t={instancePath:p+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},schema:ie.properties.events.type,parentSchema:ie.properties.
events,data:r};e===null?e=[t]:e.push(t),a++}}if(s.http_basic_user!==void 0){let r=s.http_basic_user;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/htt\
p_basic_user",schemaPath:"#/properties/http_basic_user/type",keyword:"type",params:{type:ie.properties.http_basic_user.type},schema:ie.properties.http_basic_user.
type,parentSchema:ie.properties.http_basic_user,data:r};e===null?e=[t]:e.push(t),a++}}if(s.http_basic_password!==void 0){let r=s.http_basic_password;if(typeof r!=
"string"&&r!==null){let t={instancePath:p+"/http_basic_password",schemaPath:"#/properties/http_basic_password/type",keyword:"type",params:{type:ie.properties.http_basic_password.
type},schema:ie.properties.http_basic_password.type,parentSchema:ie.properties.http_basic_password,data:r};e===null?e=[t]:e.push(t),a++}}if(s.enabled!==void 0){
let r=s.enabled;if(typeof r!="boolean"){let t={instancePath:p+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type:"boolean"},schema:ie.
properties.enabled.type,parentSchema:ie.properties.enabled,data:r};e===null?e=[t]:e.push(t),a++}}if(s.payload_api_version!==void 0){let r=s.payload_api_version;
if(typeof r!="string"){let t={instancePath:p+"/payload_api_version",schemaPath:"#/properties/payload_api_version/type",keyword:"type",params:{type:"string"},schema:ie.
properties.payload_api_version.type,parentSchema:ie.properties.payload_api_version,data:r};e===null?e=[t]:e.push(t),a++}}if(s.nested_items_in_payload!==void 0){
let r=s.nested_items_in_payload;if(typeof r!="boolean"){let t={instancePath:p+"/nested_items_in_payload",schemaPath:"#/properties/nested_items_in_payload/type",
keyword:"type",params:{type:"boolean"},schema:ie.properties.nested_items_in_payload.type,parentSchema:ie.properties.nested_items_in_payload,data:r};e===null?e=[
t]:e.push(t),a++}}if(s.auto_retry!==void 0){let r=s.auto_retry;if(typeof r!="boolean"){let t={instancePath:p+"/auto_retry",schemaPath:"#/properties/auto_retry/t\
ype",keyword:"type",params:{type:"boolean"},schema:ie.properties.auto_retry.type,parentSchema:ie.properties.auto_retry,data:r};e===null?e=[t]:e.push(t),a++}}}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ie.type,parentSchema:ie,data:s};e===null?e=[r]:e.push(r),a++}return Fa.errors=
e,a===0}Fa.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Wn=Ua,O={type:"object",additionalProperties:!1,required:["name","url","custom_payload","head\
ers","events","http_basic_user","http_basic_password"],properties:{name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"\
object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","n\
ull"]},http_basic_password:{type:["string","null"],format:"password"},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"\
boolean"},auto_retry:{type:"boolean"}}};function Ua(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,
n=Ua.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},schema:O.required,parentSchema:O,data:s};e===null?e=[r]:e.push(r),a++}if(s.url===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},schema:O.required,parentSchema:O,data:s};e===null?e=[r]:e.push(r),
a++}if(s.custom_payload===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"custom_payload"},schema:O.required,parentSchema:O,
data:s};e===null?e=[r]:e.push(r),a++}if(s.headers===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},
schema:O.required,parentSchema:O,data:s};e===null?e=[r]:e.push(r),a++}if(s.events===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"events"},schema:O.required,parentSchema:O,data:s};e===null?e=[r]:e.push(r),a++}if(s.http_basic_user===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"http_basic_user"},schema:O.required,parentSchema:O,data:s};e===null?e=[r]:e.push(r),a++}if(s.http_basic_password===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"http_basic_password"},schema:O.required,parentSchema:O,data:s};
e===null?e=[r]:e.push(r),a++}for(let r in s)if(!ke.call(O.properties,r)){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},schema:!1,parentSchema:O,data:s};e===null?e=[t]:e.push(t),a++}if(s.name!==void 0){let r=s.name;if(typeof r!="string"){let t={instancePath:p+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},schema:O.properties.name.type,parentSchema:O.properties.name,data:r};e===null?
e=[t]:e.push(t),a++}}if(s.url!==void 0){let r=s.url;if(typeof r!="string"){let t={instancePath:p+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{
type:"string"},schema:O.properties.url.type,parentSchema:O.properties.url,data:r};e===null?e=[t]:e.push(t),a++}}if(s.custom_payload!==void 0){let r=s.custom_payload;
if(typeof r!="string"&&r!==null){let t={instancePath:p+"/custom_payload",schemaPath:"#/properties/custom_payload/type",keyword:"type",params:{type:O.properties.
custom_payload.type},schema:O.properties.custom_payload.type,parentSchema:O.properties.custom_payload,data:r};e===null?e=[t]:e.push(t),a++}}if(s.headers!==void 0){
let r=s.headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let i=r[t];if(typeof i!="string"){let o={instancePath:p+"/headers/"+t.replace(/~/g,"\
~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:O.properties.headers.additionalProperties.
type,parentSchema:O.properties.headers.additionalProperties,data:i};e===null?e=[o]:e.push(o),a++}}else{let t={instancePath:p+"/headers",schemaPath:"#/properties\
/headers/type",keyword:"type",params:{type:"object"},schema:O.properties.headers.type,parentSchema:O.properties.headers,data:r};e===null?e=[t]:e.push(t),a++}}if(s.
events!==void 0){let r=s.events;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Ur(r[i],{instancePath:p+"/events/"+i,parentData:r,parentDataProperty:i,rootData:m,
dynamicAnchors:c})||(e=e===null?Ur.errors:q(e,Ur.errors),a=e.length)}else{let t={instancePath:p+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{
type:"array"},schema:O.properties.events.type,parentSchema:O.properties.events,data:r};e===null?e=[t]:e.push(t),a++}}if(s.http_basic_user!==void 0){let r=s.http_basic_user;
if(typeof r!="string"&&r!==null){let t={instancePath:p+"/http_basic_user",schemaPath:"#/properties/http_basic_user/type",keyword:"type",params:{type:O.properties.
http_basic_user.type},schema:O.properties.http_basic_user.type,parentSchema:O.properties.http_basic_user,data:r};e===null?e=[t]:e.push(t),a++}}if(s.http_basic_password!==
void 0){let r=s.http_basic_password;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/http_basic_password",schemaPath:"#/properties/http_basic_password/t\
ype",keyword:"type",params:{type:O.properties.http_basic_password.type},schema:O.properties.http_basic_password.type,parentSchema:O.properties.http_basic_password,
data:r};e===null?e=[t]:e.push(t),a++}}if(s.enabled!==void 0){let r=s.enabled;if(typeof r!="boolean"){let t={instancePath:p+"/enabled",schemaPath:"#/properties/e\
nabled/type",keyword:"type",params:{type:"boolean"},schema:O.properties.enabled.type,parentSchema:O.properties.enabled,data:r};e===null?e=[t]:e.push(t),a++}}if(s.
payload_api_version!==void 0){let r=s.payload_api_version;if(typeof r!="string"){let t={instancePath:p+"/payload_api_version",schemaPath:"#/properties/payload_a\
pi_version/type",keyword:"type",params:{type:"string"},schema:O.properties.payload_api_version.type,parentSchema:O.properties.payload_api_version,data:r};e===null?
e=[t]:e.push(t),a++}}if(s.nested_items_in_payload!==void 0){let r=s.nested_items_in_payload;if(typeof r!="boolean"){let t={instancePath:p+"/nested_items_in_payl\
oad",schemaPath:"#/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boolean"},schema:O.properties.nested_items_in_payload.type,parentSchema:O.
properties.nested_items_in_payload,data:r};e===null?e=[t]:e.push(t),a++}}if(s.auto_retry!==void 0){let r=s.auto_retry;if(typeof r!="boolean"){let t={instancePath:p+
"/auto_retry",schemaPath:"#/properties/auto_retry/type",keyword:"type",params:{type:"boolean"},schema:O.properties.auto_retry.type,parentSchema:O.properties.auto_retry,
data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:O.type,parentSchema:O,data:s};
e===null?e=[r]:e.push(r),a++}return Ua.errors=e,a===0}Ua.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Zn=za,at={type:"object",additionalProperties:!1,
required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/Webhook"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}};
function za(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=za.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"data"},schema:at.required,parentSchema:at,data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"meta"},schema:at.required,parentSchema:at,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="\
data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:at,
data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)es(r[i],{instancePath:p+"/data/"+i,
parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?es.errors:q(e,es.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"},schema:at.properties.data.type,parentSchema:at.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}
s.meta!==void 0&&(ee(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:m,dynamicAnchors:c})||(e=e===null?ee.errors:q(e,ee.errors),a=
e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:at.type,parentSchema:at,data:s};e===null?e=[r]:e.push(r),
a++}return za.errors=e,a===0}za.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Hn=Va,pt={type:"object",additionalProperties:!1,required:["data","meta"],
properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookCall"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}},w={type:"object",
additionalProperties:!1,required:["id","type","webhook","entity_type","event_type","created_at","request_url","request_headers","request_payload","response_stat\
us","response_headers","response_payload","attempted_auto_retries_count","last_sent_at","next_retry_at","status","failure_reason","attempts"],properties:{id:{type:"\
string"},type:{type:"string",const:"webhook_call"},webhook:{type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",const:"\
webhook"},id:{type:"string"}}},entity_type:{$ref:"standin://flat/schemas#/$defs/EntityType"},event_type:{$ref:"standin://flat/schemas#/$defs/EventType"},created_at:{
type:"string",format:"date-time"},request_url:{type:"string"},request_headers:{type:"object",additionalProperties:{type:"string"}},request_payload:{type:"string"},
response_status:{type:["integer","null"]},response_headers:{type:["object","null"],additionalProperties:{type:"string"}},response_payload:{type:["string","null"]},
attempted_auto_retries_count:{type:"integer",minimum:0},last_sent_at:{type:["string","null"],format:"date-time"},next_retry_at:{type:["string","null"],format:"d\
ate-time"},status:{$ref:"standin://flat/schemas#/$defs/WebhookCallStatus"},failure_reason:{type:["string","null"]},attempts:{type:"array",items:{$ref:"standin:/\
/flat/schemas#/$defs/WebhookCallAttempt"}}}},Si={type:"string",enum:["pending","success","failed","rescheduled"]};function vt(s,{instancePath:p="",parentData:P,
parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=vt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!=
"string"){let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:Si.type,parentSchema:Si,data:s};e===null?e=[r]:e.push(r),a++}if(!(s===
"pending"||s==="success"||s==="failed"||s==="rescheduled")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Si.enum},schema:Si.enum,
parentSchema:Si,data:s};e===null?e=[r]:e.push(r),a++}return vt.errors=e,a===0}vt.evaluated={dynamicProps:!1,dynamicItems:!1};var U={type:"object",additionalProperties:!1,
required:["attempted_at","cause","request_url","request_headers","request_payload","response_status","response_headers","response_payload","failure_reason"],properties:{
attempted_at:{type:"string",format:"date-time"},cause:{type:"string",enum:["event","retry","resend"]},request_url:{type:"string"},request_headers:{type:"object",
additionalProperties:{type:"string"}},request_payload:{type:"string"},response_status:{type:["integer","null"]},response_headers:{type:["object","null"],additionalProperties:{
type:"string"}},response_payload:{type:["string","null"]},failure_reason:{type:["string","null"]}}};function At(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=At.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.attempted_at===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempted_at"},schema:U.
required,parentSchema:U,data:s};e===null?e=[r]:e.push(r),a++}if(s.cause===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
cause"},schema:U.required,parentSchema:U,data:s};e===null?e=[r]:e.push(r),a++}if(s.request_url===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"request_url"},schema:U.required,parentSchema:U,data:s};e===null?e=[r]:e.push(r),a++}if(s.request_headers===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_headers"},schema:U.required,parentSchema:U,data:s};e===null?e=[r]:e.push(r),a++}if(s.
request_payload===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_payload"},schema:U.required,parentSchema:U,
data:s};e===null?e=[r]:e.push(r),a++}if(s.response_status===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"re\
sponse_status"},schema:U.required,parentSchema:U,data:s};e===null?e=[r]:e.push(r),a++}if(s.response_headers===void 0){let r={instancePath:p,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"response_headers"},schema:U.required,parentSchema:U,data:s};e===null?e=[r]:e.push(r),a++}if(s.response_payload===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_payload"},schema:U.required,parentSchema:U,data:s};e===
null?e=[r]:e.push(r),a++}if(s.failure_reason===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failure_reason"},
schema:U.required,parentSchema:U,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!ke.call(U.properties,r)){let t={instancePath:p,schemaPath:"#/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:U,data:s};e===null?e=[t]:e.push(t),a++}if(s.attempted_at!==void 0){
let r=s.attempted_at;if(typeof r=="string"){if(!se.test(r)){let t={instancePath:p+"/attempted_at",schemaPath:"#/properties/attempted_at/format",keyword:"format",
params:{format:"date-time"},schema:"date-time",parentSchema:U.properties.attempted_at,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/attempt\
ed_at",schemaPath:"#/properties/attempted_at/type",keyword:"type",params:{type:"string"},schema:U.properties.attempted_at.type,parentSchema:U.properties.attempted_at,
data:r};e===null?e=[t]:e.push(t),a++}}if(s.cause!==void 0){let r=s.cause;if(typeof r!="string"){let t={instancePath:p+"/cause",schemaPath:"#/properties/cause/ty\
pe",keyword:"type",params:{type:"string"},schema:U.properties.cause.type,parentSchema:U.properties.cause,data:r};e===null?e=[t]:e.push(t),a++}if(!(r==="event"||
r==="retry"||r==="resend")){let t={instancePath:p+"/cause",schemaPath:"#/properties/cause/enum",keyword:"enum",params:{allowedValues:U.properties.cause.enum},schema:U.
properties.cause.enum,parentSchema:U.properties.cause,data:r};e===null?e=[t]:e.push(t),a++}}if(s.request_url!==void 0){let r=s.request_url;if(typeof r!="string"){
let t={instancePath:p+"/request_url",schemaPath:"#/properties/request_url/type",keyword:"type",params:{type:"string"},schema:U.properties.request_url.type,parentSchema:U.
properties.request_url,data:r};e===null?e=[t]:e.push(t),a++}}if(s.request_headers!==void 0){let r=s.request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))
for(let t in r){let i=r[t];if(typeof i!="string"){let o={instancePath:p+"/request_headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/re\
quest_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:U.properties.request_headers.additionalProperties.type,parentSchema:U.properties.
request_headers.additionalProperties,data:i};e===null?e=[o]:e.push(o),a++}}else{let t={instancePath:p+"/request_headers",schemaPath:"#/properties/request_header\
s/type",keyword:"type",params:{type:"object"},schema:U.properties.request_headers.type,parentSchema:U.properties.request_headers,data:r};e===null?e=[t]:e.push(t),
a++}}if(s.request_payload!==void 0){let r=s.request_payload;if(typeof r!="string"){let t={instancePath:p+"/request_payload",schemaPath:"#/properties/request_pay\
load/type",keyword:"type",params:{type:"string"},schema:U.properties.request_payload.type,parentSchema:U.properties.request_payload,data:r};e===null?e=[t]:e.push(
t),a++}}if(s.response_status!==void 0){let r=s.response_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:p+"/respo\
nse_status",schemaPath:"#/properties/response_status/type",keyword:"type",params:{type:U.properties.response_status.type},schema:U.properties.response_status.type,
parentSchema:U.properties.response_status,data:r};e===null?e=[t]:e.push(t),a++}}if(s.response_headers!==void 0){let r=s.response_headers;if(!(r&&typeof r=="obje\
ct"&&!Array.isArray(r))&&r!==null){let t={instancePath:p+"/response_headers",schemaPath:"#/properties/response_headers/type",keyword:"type",params:{type:U.properties.
response_headers.type},schema:U.properties.response_headers.type,parentSchema:U.properties.response_headers,data:r};e===null?e=[t]:e.push(t),a++}if(r&&typeof r==
"object"&&!Array.isArray(r))for(let t in r){let i=r[t];if(typeof i!="string"){let o={instancePath:p+"/response_headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/properties/response_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:U.properties.response_headers.additionalProperties.
type,parentSchema:U.properties.response_headers.additionalProperties,data:i};e===null?e=[o]:e.push(o),a++}}}if(s.response_payload!==void 0){let r=s.response_payload;
if(typeof r!="string"&&r!==null){let t={instancePath:p+"/response_payload",schemaPath:"#/properties/response_payload/type",keyword:"type",params:{type:U.properties.
response_payload.type},schema:U.properties.response_payload.type,parentSchema:U.properties.response_payload,data:r};e===null?e=[t]:e.push(t),a++}}if(s.failure_reason!==
void 0){let r=s.failure_reason;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/failure_reason",schemaPath:"#/properties/failure_reason/type",keyword:"t\
ype",params:{type:U.properties.failure_reason.type},schema:U.properties.failure_reason.type,parentSchema:U.properties.failure_reason,data:r};e===null?e=[t]:e.push(
t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:U.type,parentSchema:U,data:s};e===null?e=[r]:e.push(r),a++}
return At.errors=e,a===0}At.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function gs(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=gs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:w.required,parentSchema:w,data:s};e===
null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:w.required,
parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.webhook===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
webhook"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.entity_type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"entity_type"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.event_type===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_type"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.created_at===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},schema:w.required,parentSchema:w,data:s};e===null?
e=[r]:e.push(r),a++}if(s.request_url===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_url"},schema:w.
required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.request_headers===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"request_headers"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.request_payload===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"request_payload"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.response_status===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_status"},schema:w.required,parentSchema:w,data:s};e===
null?e=[r]:e.push(r),a++}if(s.response_headers===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_head\
ers"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.response_payload===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"response_payload"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.attempted_auto_retries_count===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempted_auto_retries_count"},schema:w.required,parentSchema:w,
data:s};e===null?e=[r]:e.push(r),a++}if(s.last_sent_at===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last_\
sent_at"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.next_retry_at===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"next_retry_at"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.status===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.failure_reason===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failure_reason"},schema:w.required,parentSchema:w,data:s};e===
null?e=[r]:e.push(r),a++}if(s.attempts===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempts"},schema:w.required,
parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!ke.call(w.properties,r)){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:w,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="str\
ing"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:w.properties.id.type,parentSchema:w.properties.
id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/typ\
e",keyword:"type",params:{type:"string"},schema:w.properties.type.type,parentSchema:w.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="webhook_call"){
let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"webhook_call"},schema:"webhook_call",parentSchema:w.properties.
type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.webhook!==void 0){let r=s.webhook;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){let t={instancePath:p+
"/webhook",schemaPath:"#/properties/webhook/required",keyword:"required",params:{missingProperty:"type"},schema:w.properties.webhook.required,parentSchema:w.properties.
webhook,data:r};e===null?e=[t]:e.push(t),a++}if(r.id===void 0){let t={instancePath:p+"/webhook",schemaPath:"#/properties/webhook/required",keyword:"required",params:{
missingProperty:"id"},schema:w.properties.webhook.required,parentSchema:w.properties.webhook,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!(t==="type"||
t==="id")){let i={instancePath:p+"/webhook",schemaPath:"#/properties/webhook/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:w.properties.webhook,data:r};e===null?e=[i]:e.push(i),a++}if(r.type!==void 0){let t=r.type;if(typeof t!="string"){let i={instancePath:p+"\
/webhook/type",schemaPath:"#/properties/webhook/properties/type/type",keyword:"type",params:{type:"string"},schema:w.properties.webhook.properties.type.type,parentSchema:w.
properties.webhook.properties.type,data:t};e===null?e=[i]:e.push(i),a++}if(t!=="webhook"){let i={instancePath:p+"/webhook/type",schemaPath:"#/properties/webhook\
/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webhook",parentSchema:w.properties.webhook.properties.type,data:t};e===null?e=[i]:
e.push(i),a++}}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let i={instancePath:p+"/webhook/id",schemaPath:"#/properties/webhook/properties/id/type",keyword:"\
type",params:{type:"string"},schema:w.properties.webhook.properties.id.type,parentSchema:w.properties.webhook.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}}else{
let t={instancePath:p+"/webhook",schemaPath:"#/properties/webhook/type",keyword:"type",params:{type:"object"},schema:w.properties.webhook.type,parentSchema:w.properties.
webhook,data:r};e===null?e=[t]:e.push(t),a++}}if(s.entity_type!==void 0&&(pr(s.entity_type,{instancePath:p+"/entity_type",parentData:s,parentDataProperty:"entit\
y_type",rootData:m,dynamicAnchors:c})||(e=e===null?pr.errors:q(e,pr.errors),a=e.length)),s.event_type!==void 0&&(or(s.event_type,{instancePath:p+"/event_type",parentData:s,
parentDataProperty:"event_type",rootData:m,dynamicAnchors:c})||(e=e===null?or.errors:q(e,or.errors),a=e.length)),s.created_at!==void 0){let r=s.created_at;if(typeof r==
"string"){if(!se.test(r)){let t={instancePath:p+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},schema:"d\
ate-time",parentSchema:w.properties.created_at,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/created_at",schemaPath:"#/properties/created_a\
t/type",keyword:"type",params:{type:"string"},schema:w.properties.created_at.type,parentSchema:w.properties.created_at,data:r};e===null?e=[t]:e.push(t),a++}}if(s.
request_url!==void 0){let r=s.request_url;if(typeof r!="string"){let t={instancePath:p+"/request_url",schemaPath:"#/properties/request_url/type",keyword:"type",
params:{type:"string"},schema:w.properties.request_url.type,parentSchema:w.properties.request_url,data:r};e===null?e=[t]:e.push(t),a++}}if(s.request_headers!==void 0){
let r=s.request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let i=r[t];if(typeof i!="string"){let o={instancePath:p+"/request_headers/"+
t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/request_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:w.properties.
request_headers.additionalProperties.type,parentSchema:w.properties.request_headers.additionalProperties,data:i};e===null?e=[o]:e.push(o),a++}}else{let t={instancePath:p+
"/request_headers",schemaPath:"#/properties/request_headers/type",keyword:"type",params:{type:"object"},schema:w.properties.request_headers.type,parentSchema:w.
properties.request_headers,data:r};e===null?e=[t]:e.push(t),a++}}if(s.request_payload!==void 0){let r=s.request_payload;if(typeof r!="string"){let t={instancePath:p+
"/request_payload",schemaPath:"#/properties/request_payload/type",keyword:"type",params:{type:"string"},schema:w.properties.request_payload.type,parentSchema:w.
properties.request_payload,data:r};e===null?e=[t]:e.push(t),a++}}if(s.response_status!==void 0){let r=s.response_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))&&r!==null){let t={instancePath:p+"/response_status",schemaPath:"#/properties/response_status/type",keyword:"type",params:{type:w.properties.response_status.
type},schema:w.properties.response_status.type,parentSchema:w.properties.response_status,data:r};e===null?e=[t]:e.push(t),a++}}if(s.response_headers!==void 0){let r=s.
response_headers;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let t={instancePath:p+"/response_headers",schemaPath:"#/properties/response_headers/t\
ype",keyword:"type",params:{type:w.properties.response_headers.type},schema:w.properties.response_headers.type,parentSchema:w.properties.response_headers,data:r};
e===null?e=[t]:e.push(t),a++}if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let i=r[t];if(typeof i!="string"){let o={instancePath:p+"/response_head\
ers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/response_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:w.
properties.response_headers.additionalProperties.type,parentSchema:w.properties.response_headers.additionalProperties,data:i};e===null?e=[o]:e.push(o),a++}}}if(s.
response_payload!==void 0){let r=s.response_payload;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/response_payload",schemaPath:"#/properties/response\
_payload/type",keyword:"type",params:{type:w.properties.response_payload.type},schema:w.properties.response_payload.type,parentSchema:w.properties.response_payload,
data:r};e===null?e=[t]:e.push(t),a++}}if(s.attempted_auto_retries_count!==void 0){let r=s.attempted_auto_retries_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){let t={instancePath:p+"/attempted_auto_retries_count",schemaPath:"#/properties/attempted_auto_retries_count/type",keyword:"type",params:{type:"int\
eger"},schema:w.properties.attempted_auto_retries_count.type,parentSchema:w.properties.attempted_auto_retries_count,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:p+"/attempted_auto_retries_count",schemaPath:"#/properties/attempted_auto_retries_count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:w.properties.attempted_auto_retries_count,data:r};e===null?e=[t]:e.push(t),a++}}if(s.last_sent_at!==
void 0){let r=s.last_sent_at;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/last_sent_at",schemaPath:"#/properties/last_sent_at/type",keyword:"type",params:{
type:w.properties.last_sent_at.type},schema:w.properties.last_sent_at.type,parentSchema:w.properties.last_sent_at,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r==
"string"&&!se.test(r)){let t={instancePath:p+"/last_sent_at",schemaPath:"#/properties/last_sent_at/format",keyword:"format",params:{format:"date-time"},schema:"\
date-time",parentSchema:w.properties.last_sent_at,data:r};e===null?e=[t]:e.push(t),a++}}if(s.next_retry_at!==void 0){let r=s.next_retry_at;if(typeof r!="string"&&
r!==null){let t={instancePath:p+"/next_retry_at",schemaPath:"#/properties/next_retry_at/type",keyword:"type",params:{type:w.properties.next_retry_at.type},schema:w.
properties.next_retry_at.type,parentSchema:w.properties.next_retry_at,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r=="string"&&!se.test(r)){let t={instancePath:p+
"/next_retry_at",schemaPath:"#/properties/next_retry_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:w.properties.next_retry_at,
data:r};e===null?e=[t]:e.push(t),a++}}if(s.status!==void 0&&(vt(s.status,{instancePath:p+"/status",parentData:s,parentDataProperty:"status",rootData:m,dynamicAnchors:c})||
(e=e===null?vt.errors:q(e,vt.errors),a=e.length)),s.failure_reason!==void 0){let r=s.failure_reason;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/fai\
lure_reason",schemaPath:"#/properties/failure_reason/type",keyword:"type",params:{type:w.properties.failure_reason.type},schema:w.properties.failure_reason.type,
parentSchema:w.properties.failure_reason,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attempts!==void 0){let r=s.attempts;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++)At(r[i],{instancePath:p+"/attempts/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?At.errors:q(e,At.errors),a=e.length)}else{
let t={instancePath:p+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type:"array"},schema:w.properties.attempts.type,parentSchema:w.
properties.attempts,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:w.type,parentSchema:w,
data:s};e===null?e=[r]:e.push(r),a++}return gs.errors=e,a===0}gs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Va(s,{instancePath:p="",parentData:P,
parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Va.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:pt.
required,parentSchema:pt,data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
meta"},schema:pt.required,parentSchema:pt,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:pt,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){
let r=s.data;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)gs(r[i],{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||
(e=e===null?gs.errors:q(e,gs.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:pt.
properties.data.type,parentSchema:pt.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}s.meta!==void 0&&(ee(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"\
meta",rootData:m,dynamicAnchors:c})||(e=e===null?ee.errors:q(e,ee.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:pt.type,parentSchema:pt,data:s};e===null?e=[r]:e.push(r),a++}return Va.errors=e,a===0}Va.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Kn=Ca;
function Ca(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ca.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.webhook===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"webhook"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}
if(s.entity_type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_type"},schema:w.required,parentSchema:w,
data:s};e===null?e=[r]:e.push(r),a++}if(s.event_type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_t\
ype"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.created_at===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"created_at"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.request_url===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_url"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.request_headers===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_headers"},schema:w.required,parentSchema:w,data:s};e===
null?e=[r]:e.push(r),a++}if(s.request_payload===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_payloa\
d"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.response_status===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"response_status"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.response_headers===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_headers"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.
push(r),a++}if(s.response_payload===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_payload"},schema:w.
required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.attempted_auto_retries_count===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"attempted_auto_retries_count"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.last_sent_at===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last_sent_at"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:
e.push(r),a++}if(s.next_retry_at===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"next_retry_at"},schema:w.required,
parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.status===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.failure_reason===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"failure_reason"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.attempts===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempts"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)
if(!ke.call(w.properties,r)){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:w,
data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},schema:w.properties.id.type,parentSchema:w.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!=
"string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:w.properties.type.type,parentSchema:w.properties.
type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="webhook_call"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
webhook_call"},schema:"webhook_call",parentSchema:w.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.webhook!==void 0){let r=s.webhook;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.type===void 0){let t={instancePath:p+"/webhook",schemaPath:"#/properties/webhook/required",keyword:"required",params:{missingProperty:"\
type"},schema:w.properties.webhook.required,parentSchema:w.properties.webhook,data:r};e===null?e=[t]:e.push(t),a++}if(r.id===void 0){let t={instancePath:p+"/web\
hook",schemaPath:"#/properties/webhook/required",keyword:"required",params:{missingProperty:"id"},schema:w.properties.webhook.required,parentSchema:w.properties.
webhook,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!(t==="type"||t==="id")){let i={instancePath:p+"/webhook",schemaPath:"#/properties/webhook/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:w.properties.webhook,data:r};e===null?e=[i]:e.push(i),a++}if(r.
type!==void 0){let t=r.type;if(typeof t!="string"){let i={instancePath:p+"/webhook/type",schemaPath:"#/properties/webhook/properties/type/type",keyword:"type",params:{
type:"string"},schema:w.properties.webhook.properties.type.type,parentSchema:w.properties.webhook.properties.type,data:t};e===null?e=[i]:e.push(i),a++}if(t!=="w\
ebhook"){let i={instancePath:p+"/webhook/type",schemaPath:"#/properties/webhook/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"w\
ebhook",parentSchema:w.properties.webhook.properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let i={instancePath:p+
"/webhook/id",schemaPath:"#/properties/webhook/properties/id/type",keyword:"type",params:{type:"string"},schema:w.properties.webhook.properties.id.type,parentSchema:w.
properties.webhook.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/webhook",schemaPath:"#/properties/webhook/type",keyword:"ty\
pe",params:{type:"object"},schema:w.properties.webhook.type,parentSchema:w.properties.webhook,data:r};e===null?e=[t]:e.push(t),a++}}if(s.entity_type!==void 0&&(pr(
s.entity_type,{instancePath:p+"/entity_type",parentData:s,parentDataProperty:"entity_type",rootData:m,dynamicAnchors:c})||(e=e===null?pr.errors:q(e,pr.errors),a=
e.length)),s.event_type!==void 0&&(or(s.event_type,{instancePath:p+"/event_type",parentData:s,parentDataProperty:"event_type",rootData:m,dynamicAnchors:c})||(e=
e===null?or.errors:q(e,or.errors),a=e.length)),s.created_at!==void 0){let r=s.created_at;if(typeof r=="string"){if(!se.test(r)){let t={instancePath:p+"/created_\
at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:w.properties.created_at,data:r};e===
null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},schema:w.properties.
created_at.type,parentSchema:w.properties.created_at,data:r};e===null?e=[t]:e.push(t),a++}}if(s.request_url!==void 0){let r=s.request_url;if(typeof r!="string"){
let t={instancePath:p+"/request_url",schemaPath:"#/properties/request_url/type",keyword:"type",params:{type:"string"},schema:w.properties.request_url.type,parentSchema:w.
properties.request_url,data:r};e===null?e=[t]:e.push(t),a++}}if(s.request_headers!==void 0){let r=s.request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))
for(let t in r){let i=r[t];if(typeof i!="string"){let o={instancePath:p+"/request_headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/re\
quest_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:w.properties.request_headers.additionalProperties.type,parentSchema:w.properties.
request_headers.additionalProperties,data:i};e===null?e=[o]:e.push(o),a++}}else{let t={instancePath:p+"/request_headers",schemaPath:"#/properties/request_header\
s/type",keyword:"type",params:{type:"object"},schema:w.properties.request_headers.type,parentSchema:w.properties.request_headers,data:r};e===null?e=[t]:e.push(t),
a++}}if(s.request_payload!==void 0){let r=s.request_payload;if(typeof r!="string"){let t={instancePath:p+"/request_payload",schemaPath:"#/properties/request_pay\
load/type",keyword:"type",params:{type:"string"},schema:w.properties.request_payload.type,parentSchema:w.properties.request_payload,data:r};e===null?e=[t]:e.push(
t),a++}}if(s.response_status!==void 0){let r=s.response_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:p+"/respo\
nse_status",schemaPath:"#/properties/response_status/type",keyword:"type",params:{type:w.properties.response_status.type},schema:w.properties.response_status.type,
parentSchema:w.properties.response_status,data:r};e===null?e=[t]:e.push(t),a++}}if(s.response_headers!==void 0){let r=s.response_headers;if(!(r&&typeof r=="obje\
ct"&&!Array.isArray(r))&&r!==null){let t={instancePath:p+"/response_headers",schemaPath:"#/properties/response_headers/type",keyword:"type",params:{type:w.properties.
response_headers.type},schema:w.properties.response_headers.type,parentSchema:w.properties.response_headers,data:r};e===null?e=[t]:e.push(t),a++}if(r&&typeof r==
"object"&&!Array.isArray(r))for(let t in r){let i=r[t];if(typeof i!="string"){let o={instancePath:p+"/response_headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/properties/response_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:w.properties.response_headers.additionalProperties.
type,parentSchema:w.properties.response_headers.additionalProperties,data:i};e===null?e=[o]:e.push(o),a++}}}if(s.response_payload!==void 0){let r=s.response_payload;
if(typeof r!="string"&&r!==null){let t={instancePath:p+"/response_payload",schemaPath:"#/properties/response_payload/type",keyword:"type",params:{type:w.properties.
response_payload.type},schema:w.properties.response_payload.type,parentSchema:w.properties.response_payload,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attempted_auto_retries_count!==
void 0){let r=s.attempted_auto_retries_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:p+"/attempted_auto_retries_count",schemaPath:"\
#/properties/attempted_auto_retries_count/type",keyword:"type",params:{type:"integer"},schema:w.properties.attempted_auto_retries_count.type,parentSchema:w.properties.
attempted_auto_retries_count,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:p+"/attempted_auto_re\
tries_count",schemaPath:"#/properties/attempted_auto_retries_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:w.properties.
attempted_auto_retries_count,data:r};e===null?e=[t]:e.push(t),a++}}if(s.last_sent_at!==void 0){let r=s.last_sent_at;if(typeof r!="string"&&r!==null){let t={instancePath:p+
"/last_sent_at",schemaPath:"#/properties/last_sent_at/type",keyword:"type",params:{type:w.properties.last_sent_at.type},schema:w.properties.last_sent_at.type,parentSchema:w.
properties.last_sent_at,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r=="string"&&!se.test(r)){let t={instancePath:p+"/last_sent_at",schemaPath:"#/properties/\
last_sent_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:w.properties.last_sent_at,data:r};e===null?e=[t]:e.push(t),a++}}
if(s.next_retry_at!==void 0){let r=s.next_retry_at;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/next_retry_at",schemaPath:"#/properties/next_retry_a\
t/type",keyword:"type",params:{type:w.properties.next_retry_at.type},schema:w.properties.next_retry_at.type,parentSchema:w.properties.next_retry_at,data:r};e===
null?e=[t]:e.push(t),a++}if(typeof r=="string"&&!se.test(r)){let t={instancePath:p+"/next_retry_at",schemaPath:"#/properties/next_retry_at/format",keyword:"form\
at",params:{format:"date-time"},schema:"date-time",parentSchema:w.properties.next_retry_at,data:r};e===null?e=[t]:e.push(t),a++}}if(s.status!==void 0&&(vt(s.status,
{instancePath:p+"/status",parentData:s,parentDataProperty:"status",rootData:m,dynamicAnchors:c})||(e=e===null?vt.errors:q(e,vt.errors),a=e.length)),s.failure_reason!==
void 0){let r=s.failure_reason;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/failure_reason",schemaPath:"#/properties/failure_reason/type",keyword:"t\
ype",params:{type:w.properties.failure_reason.type},schema:w.properties.failure_reason.type,parentSchema:w.properties.failure_reason,data:r};e===null?e=[t]:e.push(
t),a++}}if(s.attempts!==void 0){let r=s.attempts;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)At(r[i],{instancePath:p+"/attempts/"+i,parentData:r,parentDataProperty:i,
rootData:m,dynamicAnchors:c})||(e=e===null?At.errors:q(e,At.errors),a=e.length)}else{let t={instancePath:p+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"\
type",params:{type:"array"},schema:w.properties.attempts.type,parentSchema:w.properties.attempts,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:w.type,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}return Ca.errors=e,a===0}Ca.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var na=rs,oe={type:"object",additionalProperties:!1,required:["id","type","label","position","parent","children"],properties:{
id:{type:"string"},type:{type:"string",const:"upload_collection"},label:{type:"string"},position:{type:"integer",minimum:0},parent:{if:{type:"null"},else:{$ref:"\
standin://flat/schemas#/$defs/UploadCollectionReference"}},children:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}};function rs(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=rs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},schema:oe.required,parentSchema:oe,data:s};e===null?e=[t]:e.push(t),a++}if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},schema:oe.required,parentSchema:oe,data:s};e===null?e=[t]:e.push(t),a++}if(s.label===void 0){let t={instancePath:p,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"label"},schema:oe.required,parentSchema:oe,data:s};e===null?e=[t]:e.push(t),a++}if(s.position===void 0){let t={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"position"},schema:oe.required,parentSchema:oe,data:s};e===null?e=[t]:e.push(t),
a++}if(s.parent===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"parent"},schema:oe.required,parentSchema:oe,
data:s};e===null?e=[t]:e.push(t),a++}if(s.children===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"children"},
schema:oe.required,parentSchema:oe,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!(t==="id"||t==="type"||t==="label"||t==="position"||t==="parent"||t===
"children")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:oe,data:s};
e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let i={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"},schema:oe.properties.id.type,parentSchema:oe.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!="s\
tring"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:oe.properties.type.type,parentSchema:oe.properties.
type,data:t};e===null?e=[i]:e.push(i),a++}if(t!=="upload_collection"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{
allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:oe.properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.label!==void 0){let t=s.
label;if(typeof t!="string"){let i={instancePath:p+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"string"},schema:oe.properties.label.
type,parentSchema:oe.properties.label,data:t};e===null?e=[i]:e.push(i),a++}}if(s.position!==void 0){let t=s.position;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){let i={instancePath:p+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type:"integer"},schema:oe.properties.position.type,
parentSchema:oe.properties.position,data:t};e===null?e=[i]:e.push(i),a++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let i={instancePath:p+"/position",
schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:oe.properties.position,data:t};e===null?e=[i]:
e.push(i),a++}}if(s.parent!==void 0){let t=s.parent,i=a,o=!0,d=a;if(t!==null){let l={};e===null?e=[l]:e.push(l),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=i:e=
null),!r){let l=a;X(t,{instancePath:p+"/parent",parentData:s,parentDataProperty:"parent",rootData:m,dynamicAnchors:c})||(e=e===null?X.errors:q(e,X.errors),a=e.length);
var r=l===a;o=r}if(!o){let l={instancePath:p+"/parent",schemaPath:"#/properties/parent/if",keyword:"if",params:{failingKeyword:"else"},schema:oe.properties.parent.
if,parentSchema:oe.properties.parent,data:t};e===null?e=[l]:e.push(l),a++}}if(s.children!==void 0){let t=s.children;if(Array.isArray(t)){let i=t.length;for(let o=0;o<
i;o++)X(t[o],{instancePath:p+"/children/"+o,parentData:t,parentDataProperty:o,rootData:m,dynamicAnchors:c})||(e=e===null?X.errors:q(e,X.errors),a=e.length)}else{
let i={instancePath:p+"/children",schemaPath:"#/properties/children/type",keyword:"type",params:{type:"array"},schema:oe.properties.children.type,parentSchema:oe.
properties.children,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:oe.type,parentSchema:oe,
data:s};e===null?e=[t]:e.push(t),a++}return rs.errors=e,a===0}rs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Gn=Oa,Dr={type:"object",additionalProperties:!1,
properties:{label:{type:"string"},position:{type:"integer",minimum:0},parent:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReferen\
ce"}},children:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}};function Oa(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Oa.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){for(let t in s)if(!(t==="label"||t==="position"||t==="parent"||t==="children")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Dr,data:s};e===null?e=[i]:e.push(i),a++}if(s.label!==void 0){let t=s.label;if(typeof t!=
"string"){let i={instancePath:p+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"string"},schema:Dr.properties.label.type,parentSchema:Dr.
properties.label,data:t};e===null?e=[i]:e.push(i),a++}}if(s.position!==void 0){let t=s.position;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let i={
instancePath:p+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type:"integer"},schema:Dr.properties.position.type,parentSchema:Dr.properties.
position,data:t};e===null?e=[i]:e.push(i),a++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let i={instancePath:p+"/position",schemaPath:"#/properties/po\
sition/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Dr.properties.position,data:t};e===null?e=[i]:e.push(i),a++}}if(s.parent!==
void 0){let t=s.parent,i=a,o=!0,d=a;if(t!==null){let l={};e===null?e=[l]:e.push(l),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=i:e=null),!r){let l=a;X(t,{instancePath:p+
"/parent",parentData:s,parentDataProperty:"parent",rootData:m,dynamicAnchors:c})||(e=e===null?X.errors:q(e,X.errors),a=e.length);var r=l===a;o=r}if(!o){let l={instancePath:p+
"/parent",schemaPath:"#/properties/parent/if",keyword:"if",params:{failingKeyword:"else"},schema:Dr.properties.parent.if,parentSchema:Dr.properties.parent,data:t};
e===null?e=[l]:e.push(l),a++}}if(s.children!==void 0){let t=s.children;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)X(t[o],{instancePath:p+"/children\
/"+o,parentData:t,parentDataProperty:o,rootData:m,dynamicAnchors:c})||(e=e===null?X.errors:q(e,X.errors),a=e.length)}else{let i={instancePath:p+"/children",schemaPath:"\
#/properties/children/type",keyword:"type",params:{type:"array"},schema:Dr.properties.children.type,parentSchema:Dr.properties.children,data:t};e===null?e=[i]:e.
push(i),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Dr.type,parentSchema:Dr,data:s};e===null?e=[t]:e.push(
t),a++}return Oa.errors=e,a===0}Oa.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Yn=Ra,rr={type:"object",additionalProperties:!1,required:["label"],properties:{
id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},label:{type:"string"},position:{type:"integer",minimum:0},parent:{if:{type:"null"},else:{$ref:"standin://flat/s\
chemas#/$defs/UploadCollectionReference"}}}};function Ra(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,
a=0,n=Ra.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.label===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"label"},schema:rr.required,parentSchema:rr,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)
if(!(t==="id"||t==="label"||t==="position"||t==="parent")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:rr,data:s};e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){let t=s.id;if(typeof t=="string"){if(!ci.test(t)){let i={instancePath:p+"/id",schemaPath:"\
#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{22}$"},schema:"^[A-Za-z0-9_-]{22}$",parentSchema:rr.properties.id,data:t};e===null?e=
[i]:e.push(i),a++}}else{let i={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:rr.properties.id.type,parentSchema:rr.
properties.id,data:t};e===null?e=[i]:e.push(i),a++}}if(s.label!==void 0){let t=s.label;if(typeof t!="string"){let i={instancePath:p+"/label",schemaPath:"#/prope\
rties/label/type",keyword:"type",params:{type:"string"},schema:rr.properties.label.type,parentSchema:rr.properties.label,data:t};e===null?e=[i]:e.push(i),a++}}if(s.
position!==void 0){let t=s.position;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let i={instancePath:p+"/position",schemaPath:"#/properties/positio\
n/type",keyword:"type",params:{type:"integer"},schema:rr.properties.position.type,parentSchema:rr.properties.position,data:t};e===null?e=[i]:e.push(i),a++}if(typeof t==
"number"&&isFinite(t)&&(t<0||isNaN(t))){let i={instancePath:p+"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:rr.properties.position,data:t};e===null?e=[i]:e.push(i),a++}}if(s.parent!==void 0){let t=s.parent,i=a,o=!0,d=a;if(t!==null){let l={};e===null?
e=[l]:e.push(l),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=i:e=null),!r){let l=a;X(t,{instancePath:p+"/parent",parentData:s,parentDataProperty:"parent",rootData:m,
dynamicAnchors:c})||(e=e===null?X.errors:q(e,X.errors),a=e.length);var r=l===a;o=r}if(!o){let l={instancePath:p+"/parent",schemaPath:"#/properties/parent/if",keyword:"\
if",params:{failingKeyword:"else"},schema:rr.properties.parent.if,parentSchema:rr.properties.parent,data:t};e===null?e=[l]:e.push(l),a++}}}else{let t={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:rr.type,parentSchema:rr,data:s};e===null?e=[t]:e.push(t),a++}return Ra.errors=e,a===0}Ra.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var dn=La,ot={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"\
standin://flat/schemas#/$defs/UploadCollection"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}};function La(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=La.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:ot.required,parentSchema:ot,
data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:ot.
required,parentSchema:ot,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:ot,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;
if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)rs(r[i],{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===
null?rs.errors:q(e,rs.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:ot.
properties.data.type,parentSchema:ot.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}s.meta!==void 0&&(ee(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"\
meta",rootData:m,dynamicAnchors:c})||(e=e===null?ee.errors:q(e,ee.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:ot.type,parentSchema:ot,data:s};e===null?e=[r]:e.push(r),a++}return La.errors=e,a===0}La.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Qn=Ba,
Yt={type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadCollectionPlace"}}}},
Ve={type:"object",additionalProperties:!1,required:["id","position","parent"],properties:{id:{type:"string"},type:{type:"string",const:"upload_collection"},position:{
type:"integer",minimum:0},parent:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}};function ks(s,{instancePath:p="",parentData:P,
parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ks.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:Ve.
required,parentSchema:Ve,data:s};e===null?e=[t]:e.push(t),a++}if(s.position===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
position"},schema:Ve.required,parentSchema:Ve,data:s};e===null?e=[t]:e.push(t),a++}if(s.parent===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"parent"},schema:Ve.required,parentSchema:Ve,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!(t==="id"||t==="type"||t===
"position"||t==="parent")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Ve,
data:s};e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let i={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},schema:Ve.properties.id.type,parentSchema:Ve.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!=
"string"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:Ve.properties.type.type,parentSchema:Ve.
properties.type,data:t};e===null?e=[i]:e.push(i),a++}if(t!=="upload_collection"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"con\
st",params:{allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:Ve.properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.position!==void 0){
let t=s.position;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let i={instancePath:p+"/position",schemaPath:"#/properties/position/type",keyword:"ty\
pe",params:{type:"integer"},schema:Ve.properties.position.type,parentSchema:Ve.properties.position,data:t};e===null?e=[i]:e.push(i),a++}if(typeof t=="number"&&isFinite(
t)&&(t<0||isNaN(t))){let i={instancePath:p+"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Ve.
properties.position,data:t};e===null?e=[i]:e.push(i),a++}}if(s.parent!==void 0){let t=s.parent,i=a,o=!0,d=a;if(t!==null){let l={};e===null?e=[l]:e.push(l),a++}var r=d===
a;if(a=i,e!==null&&(i?e.length=i:e=null),!r){let l=a;X(t,{instancePath:p+"/parent",parentData:s,parentDataProperty:"parent",rootData:m,dynamicAnchors:c})||(e=e===
null?X.errors:q(e,X.errors),a=e.length);var r=l===a;o=r}if(!o){let l={instancePath:p+"/parent",schemaPath:"#/properties/parent/if",keyword:"if",params:{failingKeyword:"\
else"},schema:Ve.properties.parent.if,parentSchema:Ve.properties.parent,data:t};e===null?e=[l]:e.push(l),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:Ve.type,parentSchema:Ve,data:s};e===null?e=[t]:e.push(t),a++}return ks.errors=e,a===0}ks.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ba(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ba.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},schema:Yt.required,parentSchema:Yt,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Yt,data:s};e===null?e=[t]:e.push(t),a++}
if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)ks(r[i],{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:m,
dynamicAnchors:c})||(e=e===null?ks.errors:q(e,ks.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{
type:"array"},schema:Yt.properties.data.type,parentSchema:Yt.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},schema:Yt.type,parentSchema:Yt,data:s};e===null?e=[r]:e.push(r),a++}return Ba.errors=e,a===0}Ba.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Jn=Ma,ze={type:"object",additionalProperties:!1,required:["id","type","status","payload"],properties:{id:{type:"string"},type:{type:"string",
const:"job_result"},status:{type:"integer",minimum:100,maximum:599},payload:{}}};function Ma(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=Ma.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:ze.required,parentSchema:ze,data:s};
e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:ze.required,
parentSchema:ze,data:s};e===null?e=[r]:e.push(r),a++}if(s.status===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},schema:ze.required,parentSchema:ze,data:s};e===null?e=[r]:e.push(r),a++}if(s.payload===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"payload"},schema:ze.required,parentSchema:ze,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r===
"status"||r==="payload")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:ze,
data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},schema:ze.properties.id.type,parentSchema:ze.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!=
"string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:ze.properties.type.type,parentSchema:ze.
properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="job_result"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{
allowedValue:"job_result"},schema:"job_result",parentSchema:ze.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.status!==void 0){let r=s.status;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:p+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"},schema:ze.
properties.status.type,parentSchema:ze.properties.status,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){let t={instancePath:p+
"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},schema:599,parentSchema:ze.properties.status,data:r};e===
null?e=[t]:e.push(t),a++}if(r<100||isNaN(r)){let t={instancePath:p+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",
limit:100},schema:100,parentSchema:ze.properties.status,data:r};e===null?e=[t]:e.push(t),a++}}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},schema:ze.type,parentSchema:ze,data:s};e===null?e=[r]:e.push(r),a++}return Ma.errors=e,a===0}Ma.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var la=Wa,vi={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Upload"}},$id:"standin://json-ap\
i/data/Upload"},y={type:"object",additionalProperties:!1,required:["id","type","attributes","relationships"],properties:{id:{type:"string"},type:{type:"string",
const:"upload"},attributes:{type:"object",additionalProperties:!1,required:["path","basename","filename","url","format","mime_type","size","md5","width","height",
"is_image","author","copyright","notes","tags","default_field_metadata","duration","frame_rate","blurhash","thumbhash","mux_playback_id","mux_mp4_highest_res","\
smart_tags","exif_info","colors","created_at","updated_at"],properties:{path:{type:"string"},basename:{type:"string"},filename:{type:"string"},url:{type:"string",
format:"uri"},format:{type:["string","null"]},mime_type:{type:["string","null"]},size:{type:"integer",minimum:0},md5:{type:"string",pattern:"^[0-9a-f]{32}$"},width:{
type:["integer","null"],minimum:0},height:{type:["integer","null"],minimum:0},is_image:{type:"boolean"},author:{type:["string","null"]},copyright:{type:["string",
"null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://js\
on-api/schemas#/$defs/FieldMetadata"}},duration:{type:["number","null"]},frame_rate:{type:["number","null"]},blurhash:{type:["string","null"]},thumbhash:{type:[
"string","null"]},mux_playback_id:{type:["string","null"]},mux_mp4_highest_res:{type:["string","null"],enum:["high","medium","low",null]},smart_tags:{type:"arra\
y",items:{type:"string"}},exif_info:{type:"object",additionalProperties:!0},colors:{type:"array",items:{type:"object",additionalProperties:!1,required:["red","g\
reen","blue","alpha"],properties:{red:{type:"integer",minimum:0,maximum:255},green:{type:"integer",minimum:0,maximum:255},blue:{type:"integer",minimum:0,maximum:255},
alpha:{type:"integer",minimum:0,maximum:255}}}},created_at:{type:["string","null"],format:"date-time"},updated_at:{type:["string","null"],format:"date-time"}}},
relationships:{type:"object",additionalProperties:!1,required:["creator","upload_collection"],properties:{creator:{type:"object",additionalProperties:!1,required:[
"data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Creator"}}},upload_collection:{type:"object",additionalProperties:!1,required:["data"],properties:{
data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}},meta:{$ref:"standin://json-api/schemas#/$defs/UploadMeta"}}},
Ie={type:"object",additionalProperties:!1,required:["title","alt","custom_data","focal_point"],properties:{title:{type:["string","null"]},alt:{type:["string","n\
ull"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/FocalPoint"}}}},tr={type:"\
object",additionalProperties:!1,required:["x","y"],properties:{x:{type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,maximum:1}}};function jt(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=jt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.x===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x"},
schema:tr.required,parentSchema:tr,data:s};e===null?e=[r]:e.push(r),a++}if(s.y===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"y"},schema:tr.required,parentSchema:tr,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="x"||r==="y")){let t={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:tr,data:s};e===null?e=[t]:e.push(t),a++}if(s.x!==void 0){
let r=s.x;if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(r)){let t={instancePath:p+"/x",schemaPath:"#/properties/x/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1},schema:1,parentSchema:tr.properties.x,data:r};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:p+"/x",schemaPath:"#/properties/x/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:tr.properties.x,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+
"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"number"},schema:tr.properties.x.type,parentSchema:tr.properties.x,data:r};e===null?e=[t]:e.push(
t),a++}}if(s.y!==void 0){let r=s.y;if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(r)){let t={instancePath:p+"/y",schemaPath:"#/properties/y/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1},schema:1,parentSchema:tr.properties.y,data:r};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:p+"/y",
schemaPath:"#/properties/y/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:tr.properties.y,data:r};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:p+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"number"},schema:tr.properties.y.type,parentSchema:tr.properties.y,data:r};
e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:tr.type,parentSchema:tr,data:s};e===null?
e=[r]:e.push(r),a++}return jt.errors=e,a===0}jt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Dt(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Dt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.title===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},schema:Ie.required,parentSchema:Ie,
data:s};e===null?e=[t]:e.push(t),a++}if(s.alt===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"alt"},schema:Ie.
required,parentSchema:Ie,data:s};e===null?e=[t]:e.push(t),a++}if(s.custom_data===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"custom_data"},schema:Ie.required,parentSchema:Ie,data:s};e===null?e=[t]:e.push(t),a++}if(s.focal_point===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"focal_point"},schema:Ie.required,parentSchema:Ie,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!(t===
"title"||t==="alt"||t==="custom_data"||t==="focal_point")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:Ie,data:s};e===null?e=[i]:e.push(i),a++}if(s.title!==void 0){let t=s.title;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/title",
schemaPath:"#/properties/title/type",keyword:"type",params:{type:Ie.properties.title.type},schema:Ie.properties.title.type,parentSchema:Ie.properties.title,data:t};
e===null?e=[i]:e.push(i),a++}}if(s.alt!==void 0){let t=s.alt;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/alt",schemaPath:"#/properties/alt/type",keyword:"\
type",params:{type:Ie.properties.alt.type},schema:Ie.properties.alt.type,parentSchema:Ie.properties.alt,data:t};e===null?e=[i]:e.push(i),a++}}if(s.custom_data!==
void 0){let t=s.custom_data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let i={instancePath:p+"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"\
type",params:{type:"object"},schema:Ie.properties.custom_data.type,parentSchema:Ie.properties.custom_data,data:t};e===null?e=[i]:e.push(i),a++}}if(s.focal_point!==
void 0){let t=s.focal_point,i=a,o=!0,d=a;if(t!==null){let l={};e===null?e=[l]:e.push(l),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=i:e=null),!r){let l=a;jt(t,
{instancePath:p+"/focal_point",parentData:s,parentDataProperty:"focal_point",rootData:m,dynamicAnchors:c})||(e=e===null?jt.errors:q(e,jt.errors),a=e.length);var r=l===
a;o=r}if(!o){let l={instancePath:p+"/focal_point",schemaPath:"#/properties/focal_point/if",keyword:"if",params:{failingKeyword:"else"},schema:Ie.properties.focal_point.
if,parentSchema:Ie.properties.focal_point,data:t};e===null?e=[l]:e.push(l),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},schema:Ie.type,parentSchema:Ie,data:s};e===null?e=[t]:e.push(t),a++}return Dt.errors=e,a===0}Dt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var nt={
type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{$ref:"standin://json-api/schemas#/$defs/CreatorType"},id:{type:"string"}}},Ai={type:"\
string",enum:["access_token","sso_user","account","user","organization"]};function It(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=It.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"string"},schema:Ai.type,parentSchema:Ai,data:s};e===null?e=[r]:e.push(r),a++}if(!(s==="access_token"||s==="sso_user"||s==="account"||
s==="user"||s==="organization")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ai.enum},schema:Ai.enum,parentSchema:Ai,data:s};
e===null?e=[r]:e.push(r),a++}return It.errors=e,a===0}It.evaluated={dynamicProps:!1,dynamicItems:!1};function Le(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Le.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:nt.required,parentSchema:nt,
data:s};e===null?e=[r]:e.push(r),a++}if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:nt.
required,parentSchema:nt,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:p,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:nt,data:s};e===null?e=[t]:e.push(t),a++}if(s.type!==void 0&&(It(s.type,{instancePath:p+
"/type",parentData:s,parentDataProperty:"type",rootData:m,dynamicAnchors:c})||(e=e===null?It.errors:q(e,It.errors),a=e.length)),s.id!==void 0){let r=s.id;if(typeof r!=
"string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:nt.properties.id.type,parentSchema:nt.properties.
id,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:nt.type,parentSchema:nt,data:s};
e===null?e=[r]:e.push(r),a++}return Le.errors=e,a===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ir={type:"object",additionalProperties:!1,required:[
"type","id"],properties:{type:{type:"string",const:"upload_collection"},id:{type:"string"}}};function M(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=M.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:Ir.required,parentSchema:Ir,data:s};
e===null?e=[r]:e.push(r),a++}if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:Ir.required,
parentSchema:Ir,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Ir,data:s};e===null?e=[t]:e.push(t),a++}if(s.type!==void 0){let r=s.type;if(typeof r!=
"string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:Ir.properties.type.type,parentSchema:Ir.
properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_collection"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"con\
st",params:{allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:Ir.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.id!==void 0){
let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:Ir.properties.id.type,
parentSchema:Ir.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ir.
type,parentSchema:Ir,data:s};e===null?e=[r]:e.push(r),a++}return M.errors=e,a===0}M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _e={type:"object",additionalProperties:!1,
required:["antivirus"],properties:{antivirus:{type:"object",additionalProperties:!1,required:["status","checked_at","threat_name"],properties:{status:{type:"str\
ing",enum:["pending","clean","infected","failed","skipped"]},checked_at:{type:["string","null"],format:"date-time"},threat_name:{type:["string","null"]}}}}};function xt(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=xt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.antivirus===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
antivirus"},schema:_e.required,parentSchema:_e,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="antivirus"){let t={instancePath:p,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:_e,data:s};e===null?e=[t]:e.push(t),a++}if(s.antivirus!==void 0){
let r=s.antivirus;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.status===void 0){let t={instancePath:p+"/antivirus",schemaPath:"#/properties/antivirus/requi\
red",keyword:"required",params:{missingProperty:"status"},schema:_e.properties.antivirus.required,parentSchema:_e.properties.antivirus,data:r};e===null?e=[t]:e.
push(t),a++}if(r.checked_at===void 0){let t={instancePath:p+"/antivirus",schemaPath:"#/properties/antivirus/required",keyword:"required",params:{missingProperty:"\
checked_at"},schema:_e.properties.antivirus.required,parentSchema:_e.properties.antivirus,data:r};e===null?e=[t]:e.push(t),a++}if(r.threat_name===void 0){let t={
instancePath:p+"/antivirus",schemaPath:"#/properties/antivirus/required",keyword:"required",params:{missingProperty:"threat_name"},schema:_e.properties.antivirus.
required,parentSchema:_e.properties.antivirus,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!(t==="status"||t==="checked_at"||t==="threat_name")){let i={
instancePath:p+"/antivirus",schemaPath:"#/properties/antivirus/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:_e.
properties.antivirus,data:r};e===null?e=[i]:e.push(i),a++}if(r.status!==void 0){let t=r.status;if(typeof t!="string"){let i={instancePath:p+"/antivirus/status",
schemaPath:"#/properties/antivirus/properties/status/type",keyword:"type",params:{type:"string"},schema:_e.properties.antivirus.properties.status.type,parentSchema:_e.
properties.antivirus.properties.status,data:t};e===null?e=[i]:e.push(i),a++}if(!(t==="pending"||t==="clean"||t==="infected"||t==="failed"||t==="skipped")){let i={
instancePath:p+"/antivirus/status",schemaPath:"#/properties/antivirus/properties/status/enum",keyword:"enum",params:{allowedValues:_e.properties.antivirus.properties.
status.enum},schema:_e.properties.antivirus.properties.status.enum,parentSchema:_e.properties.antivirus.properties.status,data:t};e===null?e=[i]:e.push(i),a++}}
if(r.checked_at!==void 0){let t=r.checked_at;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/antivirus/checked_at",schemaPath:"#/properties/antivirus/p\
roperties/checked_at/type",keyword:"type",params:{type:_e.properties.antivirus.properties.checked_at.type},schema:_e.properties.antivirus.properties.checked_at.
type,parentSchema:_e.properties.antivirus.properties.checked_at,data:t};e===null?e=[i]:e.push(i),a++}if(typeof t=="string"&&!se.test(t)){let i={instancePath:p+"\
/antivirus/checked_at",schemaPath:"#/properties/antivirus/properties/checked_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:_e.
properties.antivirus.properties.checked_at,data:t};e===null?e=[i]:e.push(i),a++}}if(r.threat_name!==void 0){let t=r.threat_name;if(typeof t!="string"&&t!==null){
let i={instancePath:p+"/antivirus/threat_name",schemaPath:"#/properties/antivirus/properties/threat_name/type",keyword:"type",params:{type:_e.properties.antivirus.
properties.threat_name.type},schema:_e.properties.antivirus.properties.threat_name.type,parentSchema:_e.properties.antivirus.properties.threat_name,data:t};e===
null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/antivirus",schemaPath:"#/properties/antivirus/type",keyword:"type",params:{type:"object"},schema:_e.properties.
antivirus.type,parentSchema:_e.properties.antivirus,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},schema:_e.type,parentSchema:_e,data:s};e===null?e=[r]:e.push(r),a++}return xt.errors=e,a===0}xt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ws(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ws.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},schema:y.required,parentSchema:y,data:s};e===null?e=[t]:e.push(t),a++}if(s.type===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},schema:y.required,parentSchema:y,data:s};e===null?e=[t]:e.push(t),a++}if(s.attributes===void 0){let t={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:y.required,parentSchema:y,data:s};e===null?e=[t]:e.push(t),
a++}if(s.relationships===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationships"},schema:y.required,parentSchema:y,
data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes"||t==="relationships"||t==="meta")){let i={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:y,data:s};e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){
let t=s.id;if(typeof t!="string"){let i={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:y.properties.id.type,
parentSchema:y.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let i={instancePath:p+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},schema:y.properties.type.type,parentSchema:y.properties.type,data:t};e===null?e=[i]:e.push(i),a++}
if(t!=="upload"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload"},schema:"upload",parentSchema:y.
properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.path===void 0){
let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"path"},schema:y.properties.attributes.
required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.basename===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/pro\
perties/attributes/required",keyword:"required",params:{missingProperty:"basename"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}if(t.filename===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",
params:{missingProperty:"filename"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.url===
void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"url"},schema:y.properties.
attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.format===void 0){let i={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"format"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}if(t.mime_type===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"require\
d",params:{missingProperty:"mime_type"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.size===
void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"size"},schema:y.properties.
attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.md5===void 0){let i={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"md5"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}if(t.width===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"width"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.height===void 0){
let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"height"},schema:y.properties.attributes.
required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.is_image===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/pro\
perties/attributes/required",keyword:"required",params:{missingProperty:"is_image"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}if(t.author===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",
params:{missingProperty:"author"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.copyright===
void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"copyright"},schema:y.properties.
attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.notes===void 0){let i={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"notes"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}if(t.tags===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"tags"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.default_field_metadata===
void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"default_field_metadata"},schema:y.
properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.duration===void 0){let i={instancePath:p+"/attribu\
tes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"duration"},schema:y.properties.attributes.required,parentSchema:y.
properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.frame_rate===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/req\
uired",keyword:"required",params:{missingProperty:"frame_rate"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=
[i]:e.push(i),a++}if(t.blurhash===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
blurhash"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.thumbhash===void 0){let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"thumbhash"},schema:y.properties.attributes.required,parentSchema:y.
properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.mux_playback_id===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attribute\
s/required",keyword:"required",params:{missingProperty:"mux_playback_id"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===
null?e=[i]:e.push(i),a++}if(t.mux_mp4_highest_res===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",
params:{missingProperty:"mux_mp4_highest_res"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}
if(t.smart_tags===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"smart_ta\
gs"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.exif_info===void 0){let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"exif_info"},schema:y.properties.attributes.required,parentSchema:y.
properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.colors===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/require\
d",keyword:"required",params:{missingProperty:"colors"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(
i),a++}if(t.created_at===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"c\
reated_at"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.updated_at===void 0){let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"updated_at"},schema:y.properties.attributes.required,parentSchema:y.
properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)if(!ke.call(y.properties.attributes.properties,i)){let o={instancePath:p+"/attributes",
schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:y.properties.attributes,
data:t};e===null?e=[o]:e.push(o),a++}if(t.path!==void 0){let i=t.path;if(typeof i!="string"){let o={instancePath:p+"/attributes/path",schemaPath:"#/properties/a\
ttributes/properties/path/type",keyword:"type",params:{type:"string"},schema:y.properties.attributes.properties.path.type,parentSchema:y.properties.attributes.properties.
path,data:i};e===null?e=[o]:e.push(o),a++}}if(t.basename!==void 0){let i=t.basename;if(typeof i!="string"){let o={instancePath:p+"/attributes/basename",schemaPath:"\
#/properties/attributes/properties/basename/type",keyword:"type",params:{type:"string"},schema:y.properties.attributes.properties.basename.type,parentSchema:y.properties.
attributes.properties.basename,data:i};e===null?e=[o]:e.push(o),a++}}if(t.filename!==void 0){let i=t.filename;if(typeof i!="string"){let o={instancePath:p+"/att\
ributes/filename",schemaPath:"#/properties/attributes/properties/filename/type",keyword:"type",params:{type:"string"},schema:y.properties.attributes.properties.
filename.type,parentSchema:y.properties.attributes.properties.filename,data:i};e===null?e=[o]:e.push(o),a++}}if(t.url!==void 0){let i=t.url;if(typeof i=="string"){
if(!mi(i)){let o={instancePath:p+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/format",keyword:"format",params:{format:"uri"},schema:"uri",
parentSchema:y.properties.attributes.properties.url,data:i};e===null?e=[o]:e.push(o),a++}}else{let o={instancePath:p+"/attributes/url",schemaPath:"#/properties/\
attributes/properties/url/type",keyword:"type",params:{type:"string"},schema:y.properties.attributes.properties.url.type,parentSchema:y.properties.attributes.properties.
url,data:i};e===null?e=[o]:e.push(o),a++}}if(t.format!==void 0){let i=t.format;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/format",schemaPath:"\
#/properties/attributes/properties/format/type",keyword:"type",params:{type:y.properties.attributes.properties.format.type},schema:y.properties.attributes.properties.
format.type,parentSchema:y.properties.attributes.properties.format,data:i};e===null?e=[o]:e.push(o),a++}}if(t.mime_type!==void 0){let i=t.mime_type;if(typeof i!=
"string"&&i!==null){let o={instancePath:p+"/attributes/mime_type",schemaPath:"#/properties/attributes/properties/mime_type/type",keyword:"type",params:{type:y.properties.
attributes.properties.mime_type.type},schema:y.properties.attributes.properties.mime_type.type,parentSchema:y.properties.attributes.properties.mime_type,data:i};
e===null?e=[o]:e.push(o),a++}}if(t.size!==void 0){let i=t.size;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let o={instancePath:p+"/attributes/size",
schemaPath:"#/properties/attributes/properties/size/type",keyword:"type",params:{type:"integer"},schema:y.properties.attributes.properties.size.type,parentSchema:y.
properties.attributes.properties.size,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){let o={instancePath:p+"/attribut\
es/size",schemaPath:"#/properties/attributes/properties/size/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:y.properties.attributes.
properties.size,data:i};e===null?e=[o]:e.push(o),a++}}if(t.md5!==void 0){let i=t.md5;if(typeof i=="string"){if(!go.test(i)){let o={instancePath:p+"/attributes/m\
d5",schemaPath:"#/properties/attributes/properties/md5/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{32}$"},schema:"^[0-9a-f]{32}$",parentSchema:y.properties.
attributes.properties.md5,data:i};e===null?e=[o]:e.push(o),a++}}else{let o={instancePath:p+"/attributes/md5",schemaPath:"#/properties/attributes/properties/md5/\
type",keyword:"type",params:{type:"string"},schema:y.properties.attributes.properties.md5.type,parentSchema:y.properties.attributes.properties.md5,data:i};e===null?
e=[o]:e.push(o),a++}}if(t.width!==void 0){let i=t.width;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null){let o={instancePath:p+"/attributes/w\
idth",schemaPath:"#/properties/attributes/properties/width/type",keyword:"type",params:{type:y.properties.attributes.properties.width.type},schema:y.properties.
attributes.properties.width.type,parentSchema:y.properties.attributes.properties.width,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="number"&&isFinite(i)&&
(i<0||isNaN(i))){let o={instancePath:p+"/attributes/width",schemaPath:"#/properties/attributes/properties/width/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},schema:0,parentSchema:y.properties.attributes.properties.width,data:i};e===null?e=[o]:e.push(o),a++}}if(t.height!==void 0){let i=t.height;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null){let o={instancePath:p+"/attributes/height",schemaPath:"#/properties/attributes/properties/height/type",keyword:"\
type",params:{type:y.properties.attributes.properties.height.type},schema:y.properties.attributes.properties.height.type,parentSchema:y.properties.attributes.properties.
height,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){let o={instancePath:p+"/attributes/height",schemaPath:"#/proper\
ties/attributes/properties/height/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:y.properties.attributes.properties.height,data:i};
e===null?e=[o]:e.push(o),a++}}if(t.is_image!==void 0){let i=t.is_image;if(typeof i!="boolean"){let o={instancePath:p+"/attributes/is_image",schemaPath:"#/proper\
ties/attributes/properties/is_image/type",keyword:"type",params:{type:"boolean"},schema:y.properties.attributes.properties.is_image.type,parentSchema:y.properties.
attributes.properties.is_image,data:i};e===null?e=[o]:e.push(o),a++}}if(t.author!==void 0){let i=t.author;if(typeof i!="string"&&i!==null){let o={instancePath:p+
"/attributes/author",schemaPath:"#/properties/attributes/properties/author/type",keyword:"type",params:{type:y.properties.attributes.properties.author.type},schema:y.
properties.attributes.properties.author.type,parentSchema:y.properties.attributes.properties.author,data:i};e===null?e=[o]:e.push(o),a++}}if(t.copyright!==void 0){
let i=t.copyright;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/copyright",schemaPath:"#/properties/attributes/properties/copyright/type",
keyword:"type",params:{type:y.properties.attributes.properties.copyright.type},schema:y.properties.attributes.properties.copyright.type,parentSchema:y.properties.
attributes.properties.copyright,data:i};e===null?e=[o]:e.push(o),a++}}if(t.notes!==void 0){let i=t.notes;if(typeof i!="string"&&i!==null){let o={instancePath:p+
"/attributes/notes",schemaPath:"#/properties/attributes/properties/notes/type",keyword:"type",params:{type:y.properties.attributes.properties.notes.type},schema:y.
properties.attributes.properties.notes.type,parentSchema:y.properties.attributes.properties.notes,data:i};e===null?e=[o]:e.push(o),a++}}if(t.tags!==void 0){let i=t.
tags;if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++){let l=i[d];if(typeof l!="string"){let u={instancePath:p+"/attributes/tags/"+d,schemaPath:"#/proper\
ties/attributes/properties/tags/items/type",keyword:"type",params:{type:"string"},schema:y.properties.attributes.properties.tags.items.type,parentSchema:y.properties.
attributes.properties.tags.items,data:l};e===null?e=[u]:e.push(u),a++}}}else{let o={instancePath:p+"/attributes/tags",schemaPath:"#/properties/attributes/proper\
ties/tags/type",keyword:"type",params:{type:"array"},schema:y.properties.attributes.properties.tags.type,parentSchema:y.properties.attributes.properties.tags,data:i};
e===null?e=[o]:e.push(o),a++}}if(t.default_field_metadata!==void 0){let i=t.default_field_metadata;if(i&&typeof i=="object"&&!Array.isArray(i))for(let o in i)Dt(
i[o],{instancePath:p+"/attributes/default_field_metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:o,rootData:m,dynamicAnchors:c})||
(e=e===null?Dt.errors:q(e,Dt.errors),a=e.length);else{let o={instancePath:p+"/attributes/default_field_metadata",schemaPath:"#/properties/attributes/properties/\
default_field_metadata/type",keyword:"type",params:{type:"object"},schema:y.properties.attributes.properties.default_field_metadata.type,parentSchema:y.properties.
attributes.properties.default_field_metadata,data:i};e===null?e=[o]:e.push(o),a++}}if(t.duration!==void 0){let i=t.duration;if(!(typeof i=="number"&&isFinite(i))&&
i!==null){let o={instancePath:p+"/attributes/duration",schemaPath:"#/properties/attributes/properties/duration/type",keyword:"type",params:{type:y.properties.attributes.
properties.duration.type},schema:y.properties.attributes.properties.duration.type,parentSchema:y.properties.attributes.properties.duration,data:i};e===null?e=[o]:
e.push(o),a++}}if(t.frame_rate!==void 0){let i=t.frame_rate;if(!(typeof i=="number"&&isFinite(i))&&i!==null){let o={instancePath:p+"/attributes/frame_rate",schemaPath:"\
#/properties/attributes/properties/frame_rate/type",keyword:"type",params:{type:y.properties.attributes.properties.frame_rate.type},schema:y.properties.attributes.
properties.frame_rate.type,parentSchema:y.properties.attributes.properties.frame_rate,data:i};e===null?e=[o]:e.push(o),a++}}if(t.blurhash!==void 0){let i=t.blurhash;
if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/blurhash",schemaPath:"#/properties/attributes/properties/blurhash/type",keyword:"type",params:{
type:y.properties.attributes.properties.blurhash.type},schema:y.properties.attributes.properties.blurhash.type,parentSchema:y.properties.attributes.properties.blurhash,
data:i};e===null?e=[o]:e.push(o),a++}}if(t.thumbhash!==void 0){let i=t.thumbhash;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/thumbhash",
schemaPath:"#/properties/attributes/properties/thumbhash/type",keyword:"type",params:{type:y.properties.attributes.properties.thumbhash.type},schema:y.properties.
attributes.properties.thumbhash.type,parentSchema:y.properties.attributes.properties.thumbhash,data:i};e===null?e=[o]:e.push(o),a++}}if(t.mux_playback_id!==void 0){
let i=t.mux_playback_id;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/mux_playback_id",schemaPath:"#/properties/attributes/properties/mux_\
playback_id/type",keyword:"type",params:{type:y.properties.attributes.properties.mux_playback_id.type},schema:y.properties.attributes.properties.mux_playback_id.
type,parentSchema:y.properties.attributes.properties.mux_playback_id,data:i};e===null?e=[o]:e.push(o),a++}}if(t.mux_mp4_highest_res!==void 0){let i=t.mux_mp4_highest_res;
if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/mux_mp4_highest_res",schemaPath:"#/properties/attributes/properties/mux_mp4_highest_res/type",
keyword:"type",params:{type:y.properties.attributes.properties.mux_mp4_highest_res.type},schema:y.properties.attributes.properties.mux_mp4_highest_res.type,parentSchema:y.
properties.attributes.properties.mux_mp4_highest_res,data:i};e===null?e=[o]:e.push(o),a++}if(!(i==="high"||i==="medium"||i==="low"||i===null)){let o={instancePath:p+
"/attributes/mux_mp4_highest_res",schemaPath:"#/properties/attributes/properties/mux_mp4_highest_res/enum",keyword:"enum",params:{allowedValues:y.properties.attributes.
properties.mux_mp4_highest_res.enum},schema:y.properties.attributes.properties.mux_mp4_highest_res.enum,parentSchema:y.properties.attributes.properties.mux_mp4_highest_res,
data:i};e===null?e=[o]:e.push(o),a++}}if(t.smart_tags!==void 0){let i=t.smart_tags;if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++){let l=i[d];if(typeof l!=
"string"){let u={instancePath:p+"/attributes/smart_tags/"+d,schemaPath:"#/properties/attributes/properties/smart_tags/items/type",keyword:"type",params:{type:"s\
tring"},schema:y.properties.attributes.properties.smart_tags.items.type,parentSchema:y.properties.attributes.properties.smart_tags.items,data:l};e===null?e=[u]:
e.push(u),a++}}}else{let o={instancePath:p+"/attributes/smart_tags",schemaPath:"#/properties/attributes/properties/smart_tags/type",keyword:"type",params:{type:"\
array"},schema:y.properties.attributes.properties.smart_tags.type,parentSchema:y.properties.attributes.properties.smart_tags,data:i};e===null?e=[o]:e.push(o),a++}}
if(t.exif_info!==void 0){let i=t.exif_info;if(!(i&&typeof i=="object"&&!Array.isArray(i))){let o={instancePath:p+"/attributes/exif_info",schemaPath:"#/propertie\
s/attributes/properties/exif_info/type",keyword:"type",params:{type:"object"},schema:y.properties.attributes.properties.exif_info.type,parentSchema:y.properties.
attributes.properties.exif_info,data:i};e===null?e=[o]:e.push(o),a++}}if(t.colors!==void 0){let i=t.colors;if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++){
let l=i[d];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.red===void 0){let u={instancePath:p+"/attributes/colors/"+d,schemaPath:"#/properties/attributes/pro\
perties/colors/items/required",keyword:"required",params:{missingProperty:"red"},schema:y.properties.attributes.properties.colors.items.required,parentSchema:y.
properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(u),a++}if(l.green===void 0){let u={instancePath:p+"/attributes/colors/"+d,schemaPath:"\
#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"green"},schema:y.properties.attributes.properties.colors.items.
required,parentSchema:y.properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(u),a++}if(l.blue===void 0){let u={instancePath:p+"/attribute\
s/colors/"+d,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"blue"},schema:y.properties.attributes.
properties.colors.items.required,parentSchema:y.properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(u),a++}if(l.alpha===void 0){let u={instancePath:p+
"/attributes/colors/"+d,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"alpha"},schema:y.properties.
attributes.properties.colors.items.required,parentSchema:y.properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(u),a++}for(let u in l)if(!(u===
"red"||u==="green"||u==="blue"||u==="alpha")){let f={instancePath:p+"/attributes/colors/"+d,schemaPath:"#/properties/attributes/properties/colors/items/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:y.properties.attributes.properties.colors.items,data:l};e===null?
e=[f]:e.push(f),a++}if(l.red!==void 0){let u=l.red;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let f={instancePath:p+"/attributes/colors/"+d+"/red",
schemaPath:"#/properties/attributes/properties/colors/items/properties/red/type",keyword:"type",params:{type:"integer"},schema:y.properties.attributes.properties.
colors.items.properties.red.type,parentSchema:y.properties.attributes.properties.colors.items.properties.red,data:u};e===null?e=[f]:e.push(f),a++}if(typeof u=="\
number"&&isFinite(u)){if(u>255||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/red",schemaPath:"#/properties/attributes/properties/colors/items/prope\
rties/red/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:y.properties.attributes.properties.colors.items.properties.red,data:u};
e===null?e=[f]:e.push(f),a++}if(u<0||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/red",schemaPath:"#/properties/attributes/properties/colors/items/\
properties/red/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:y.properties.attributes.properties.colors.items.properties.red,
data:u};e===null?e=[f]:e.push(f),a++}}}if(l.green!==void 0){let u=l.green;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let f={instancePath:p+"/attr\
ibutes/colors/"+d+"/green",schemaPath:"#/properties/attributes/properties/colors/items/properties/green/type",keyword:"type",params:{type:"integer"},schema:y.properties.
attributes.properties.colors.items.properties.green.type,parentSchema:y.properties.attributes.properties.colors.items.properties.green,data:u};e===null?e=[f]:e.
push(f),a++}if(typeof u=="number"&&isFinite(u)){if(u>255||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/green",schemaPath:"#/properties/attributes/p\
roperties/colors/items/properties/green/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:y.properties.attributes.properties.
colors.items.properties.green,data:u};e===null?e=[f]:e.push(f),a++}if(u<0||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/green",schemaPath:"#/proper\
ties/attributes/properties/colors/items/properties/green/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:y.properties.attributes.
properties.colors.items.properties.green,data:u};e===null?e=[f]:e.push(f),a++}}}if(l.blue!==void 0){let u=l.blue;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(
u))){let f={instancePath:p+"/attributes/colors/"+d+"/blue",schemaPath:"#/properties/attributes/properties/colors/items/properties/blue/type",keyword:"type",params:{
type:"integer"},schema:y.properties.attributes.properties.colors.items.properties.blue.type,parentSchema:y.properties.attributes.properties.colors.items.properties.
blue,data:u};e===null?e=[f]:e.push(f),a++}if(typeof u=="number"&&isFinite(u)){if(u>255||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/blue",schemaPath:"\
#/properties/attributes/properties/colors/items/properties/blue/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:y.properties.
attributes.properties.colors.items.properties.blue,data:u};e===null?e=[f]:e.push(f),a++}if(u<0||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/blue",
schemaPath:"#/properties/attributes/properties/colors/items/properties/blue/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:y.
properties.attributes.properties.colors.items.properties.blue,data:u};e===null?e=[f]:e.push(f),a++}}}if(l.alpha!==void 0){let u=l.alpha;if(!(typeof u=="number"&&
!(u%1)&&!isNaN(u)&&isFinite(u))){let f={instancePath:p+"/attributes/colors/"+d+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/properties/a\
lpha/type",keyword:"type",params:{type:"integer"},schema:y.properties.attributes.properties.colors.items.properties.alpha.type,parentSchema:y.properties.attributes.
properties.colors.items.properties.alpha,data:u};e===null?e=[f]:e.push(f),a++}if(typeof u=="number"&&isFinite(u)){if(u>255||isNaN(u)){let f={instancePath:p+"/at\
tributes/colors/"+d+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/properties/alpha/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},
schema:255,parentSchema:y.properties.attributes.properties.colors.items.properties.alpha,data:u};e===null?e=[f]:e.push(f),a++}if(u<0||isNaN(u)){let f={instancePath:p+
"/attributes/colors/"+d+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/properties/alpha/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},schema:0,parentSchema:y.properties.attributes.properties.colors.items.properties.alpha,data:u};e===null?e=[f]:e.push(f),a++}}}}else{let u={instancePath:p+
"/attributes/colors/"+d,schemaPath:"#/properties/attributes/properties/colors/items/type",keyword:"type",params:{type:"object"},schema:y.properties.attributes.properties.
colors.items.type,parentSchema:y.properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(u),a++}}}else{let o={instancePath:p+"/attributes/co\
lors",schemaPath:"#/properties/attributes/properties/colors/type",keyword:"type",params:{type:"array"},schema:y.properties.attributes.properties.colors.type,parentSchema:y.
properties.attributes.properties.colors,data:i};e===null?e=[o]:e.push(o),a++}}if(t.created_at!==void 0){let i=t.created_at;if(typeof i!="string"&&i!==null){let o={
instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/type",keyword:"type",params:{type:y.properties.attributes.properties.
created_at.type},schema:y.properties.attributes.properties.created_at.type,parentSchema:y.properties.attributes.properties.created_at,data:i};e===null?e=[o]:e.push(
o),a++}if(typeof i=="string"&&!se.test(i)){let o={instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/format",keyword:"\
format",params:{format:"date-time"},schema:"date-time",parentSchema:y.properties.attributes.properties.created_at,data:i};e===null?e=[o]:e.push(o),a++}}if(t.updated_at!==
void 0){let i=t.updated_at;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/updated_at",schemaPath:"#/properties/attributes/properties/update\
d_at/type",keyword:"type",params:{type:y.properties.attributes.properties.updated_at.type},schema:y.properties.attributes.properties.updated_at.type,parentSchema:y.
properties.attributes.properties.updated_at,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="string"&&!se.test(i)){let o={instancePath:p+"/attributes/updated_\
at",schemaPath:"#/properties/attributes/properties/updated_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:y.properties.
attributes.properties.updated_at,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"\
type",params:{type:"object"},schema:y.properties.attributes.type,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}}if(s.relationships!==
void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.creator===void 0){let i={instancePath:p+"/relationships",schemaPath:"#/propertie\
s/relationships/required",keyword:"required",params:{missingProperty:"creator"},schema:y.properties.relationships.required,parentSchema:y.properties.relationships,
data:t};e===null?e=[i]:e.push(i),a++}if(t.upload_collection===void 0){let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"\
required",params:{missingProperty:"upload_collection"},schema:y.properties.relationships.required,parentSchema:y.properties.relationships,data:t};e===null?e=[i]:
e.push(i),a++}for(let i in t)if(!(i==="creator"||i==="upload_collection")){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:y.properties.relationships,data:t};e===null?e=[o]:e.push(o),a++}
if(t.creator!==void 0){let i=t.creator;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relationships/creator",schemaPath:"\
#/properties/relationships/properties/creator/required",keyword:"required",params:{missingProperty:"data"},schema:y.properties.relationships.properties.creator.
required,parentSchema:y.properties.relationships.properties.creator,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/r\
elationships/creator",schemaPath:"#/properties/relationships/properties/creator/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
schema:!1,parentSchema:y.properties.relationships.properties.creator,data:i};e===null?e=[d]:e.push(d),a++}i.data!==void 0&&(Le(i.data,{instancePath:p+"/relation\
ships/creator/data",parentData:i,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?Le.errors:q(e,Le.errors),a=e.length))}else{let o={instancePath:p+
"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/type",keyword:"type",params:{type:"object"},schema:y.properties.relationships.
properties.creator.type,parentSchema:y.properties.relationships.properties.creator,data:i};e===null?e=[o]:e.push(o),a++}}if(t.upload_collection!==void 0){let i=t.
upload_collection;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/proper\
ties/relationships/properties/upload_collection/required",keyword:"required",params:{missingProperty:"data"},schema:y.properties.relationships.properties.upload_collection.
required,parentSchema:y.properties.relationships.properties.upload_collection,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+
"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o},schema:!1,parentSchema:y.properties.relationships.properties.upload_collection,data:i};e===null?e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.
data,d=a,l=!0,u=a;if(o!==null){let f={};e===null?e=[f]:e.push(f),a++}var r=u===a;if(a=d,e!==null&&(d?e.length=d:e=null),!r){let f=a;M(o,{instancePath:p+"/relati\
onships/upload_collection/data",parentData:i,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?M.errors:q(e,M.errors),a=e.length);var r=f===a;
l=r}if(!l){let f={instancePath:p+"/relationships/upload_collection/data",schemaPath:"#/properties/relationships/properties/upload_collection/properties/data/if",
keyword:"if",params:{failingKeyword:"else"},schema:y.properties.relationships.properties.upload_collection.properties.data.if,parentSchema:y.properties.relationships.
properties.upload_collection.properties.data,data:o};e===null?e=[f]:e.push(f),a++}}}else{let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/\
properties/relationships/properties/upload_collection/type",keyword:"type",params:{type:"object"},schema:y.properties.relationships.properties.upload_collection.
type,parentSchema:y.properties.relationships.properties.upload_collection,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/relationships",schemaPath:"\
#/properties/relationships/type",keyword:"type",params:{type:"object"},schema:y.properties.relationships.type,parentSchema:y.properties.relationships,data:t};e===
null?e=[i]:e.push(i),a++}}s.meta!==void 0&&(xt(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:m,dynamicAnchors:c})||(e=e===null?
xt.errors:q(e,xt.errors),a=e.length))}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:y.type,parentSchema:y,data:s};
e===null?e=[t]:e.push(t),a++}return ws.errors=e,a===0}ws.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Wa(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Wa.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:vi.required,parentSchema:vi,
data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},schema:!1,parentSchema:vi,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(ws(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"\
data",rootData:m,dynamicAnchors:c})||(e=e===null?ws.errors:q(e,ws.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:vi.type,parentSchema:vi,data:s};e===null?e=[r]:e.push(r),a++}return Wa.errors=e,a===0}Wa.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ss=Za,
ji={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Job"}},$id:"standin://json-api/data/Job"},
xr={type:"object",additionalProperties:!1,required:["id","type"],properties:{id:{type:"string"},type:{type:"string",const:"job"}}};function qs(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=qs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
schema:xr.required,parentSchema:xr,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"},schema:xr.required,parentSchema:xr,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type")){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:xr,data:s};e===null?e=[t]:e.push(t),a++}
if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:xr.
properties.id.type,parentSchema:xr.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:xr.properties.type.type,parentSchema:xr.properties.type,data:r};e===null?
e=[t]:e.push(t),a++}if(r!=="job"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"job"},schema:"job",parentSchema:xr.
properties.type,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:xr.type,parentSchema:xr,
data:s};e===null?e=[r]:e.push(r),a++}return qs.errors=e,a===0}qs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Za(s,{instancePath:p="",parentData:P,
parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Za.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:ji.
required,parentSchema:ji,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:ji,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(qs(s.data,{instancePath:p+"/\
data",parentData:s,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?qs.errors:q(e,qs.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:ji.type,parentSchema:ji,data:s};e===null?e=[r]:e.push(r),a++}return Za.errors=e,a===0}Za.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var _=Ha,L={type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"array",minItems:1,items:{type:"obje\
ct",additionalProperties:!1,required:["id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"api_error"},attributes:{type:"object",
additionalProperties:!1,required:["code","doc_url","details"],properties:{code:{type:"string",enum:["INVALID_JSON_BODY","MALFORMED_REQUEST","INVALID_AUTHORIZATI\
ON_HEADER","INSUFFICIENT_PERMISSIONS","NOT_FOUND","FOREIGN_REQUEST","INVALID_ENDPOINT","METHOD_NOT_ALLOWED","REQUEST_TIMEOUT","PAYLOAD_TOO_LARGE","URL_TOO_LONG",
"INVALID_CONTENT_TYPE_HEADER","EXPECTATION_FAILED","INVALID_FORMAT","INVALID_FIELD","INVALID_ENTITY_ID","INVALID_TYPE","INVALID_ENVIRONMENT","INVALID_API_VERSIO\
N","INVALID_PREFERENCE","CONCURRENT_UPLOAD_UPDATE","RATE_LIMIT_EXCEEDED","HEADERS_TOO_LARGE","INTERNAL_ERROR","CONTRACT_BREACH","SERVICE_UNAVAILABLE"]},doc_url:{
type:"string"},details:{type:"object",additionalProperties:!0},transient:{type:"boolean"}}}}}}}};function Ha(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ha.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:L.required,parentSchema:L,
data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},schema:!1,parentSchema:L,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){if(r.length<1){let i={
instancePath:p+"/data",schemaPath:"#/properties/data/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:L.properties.data,data:r};e===null?e=[i]:
e.push(i),a++}let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.id===void 0){let d={instancePath:p+"/data/"+i,schemaPath:"\
#/properties/data/items/required",keyword:"required",params:{missingProperty:"id"},schema:L.properties.data.items.required,parentSchema:L.properties.data.items,
data:o};e===null?e=[d]:e.push(d),a++}if(o.type===void 0){let d={instancePath:p+"/data/"+i,schemaPath:"#/properties/data/items/required",keyword:"required",params:{
missingProperty:"type"},schema:L.properties.data.items.required,parentSchema:L.properties.data.items,data:o};e===null?e=[d]:e.push(d),a++}if(o.attributes===void 0){
let d={instancePath:p+"/data/"+i,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty:"attributes"},schema:L.properties.data.
items.required,parentSchema:L.properties.data.items,data:o};e===null?e=[d]:e.push(d),a++}for(let d in o)if(!(d==="id"||d==="type"||d==="attributes")){let l={instancePath:p+
"/data/"+i,schemaPath:"#/properties/data/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},schema:!1,parentSchema:L.properties.
data.items,data:o};e===null?e=[l]:e.push(l),a++}if(o.id!==void 0){let d=o.id;if(typeof d!="string"){let l={instancePath:p+"/data/"+i+"/id",schemaPath:"#/propert\
ies/data/items/properties/id/type",keyword:"type",params:{type:"string"},schema:L.properties.data.items.properties.id.type,parentSchema:L.properties.data.items.
properties.id,data:d};e===null?e=[l]:e.push(l),a++}}if(o.type!==void 0){let d=o.type;if(typeof d!="string"){let l={instancePath:p+"/data/"+i+"/type",schemaPath:"\
#/properties/data/items/properties/type/type",keyword:"type",params:{type:"string"},schema:L.properties.data.items.properties.type.type,parentSchema:L.properties.
data.items.properties.type,data:d};e===null?e=[l]:e.push(l),a++}if(d!=="api_error"){let l={instancePath:p+"/data/"+i+"/type",schemaPath:"#/properties/data/items\
/properties/type/const",keyword:"const",params:{allowedValue:"api_error"},schema:"api_error",parentSchema:L.properties.data.items.properties.type,data:d};e===null?
e=[l]:e.push(l),a++}}if(o.attributes!==void 0){let d=o.attributes;if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.code===void 0){let l={instancePath:p+"/data/"+
i+"/attributes",schemaPath:"#/properties/data/items/properties/attributes/required",keyword:"required",params:{missingProperty:"code"},schema:L.properties.data.
items.properties.attributes.required,parentSchema:L.properties.data.items.properties.attributes,data:d};e===null?e=[l]:e.push(l),a++}if(d.doc_url===void 0){let l={
instancePath:p+"/data/"+i+"/attributes",schemaPath:"#/properties/data/items/properties/attributes/required",keyword:"required",params:{missingProperty:"doc_url"},
schema:L.properties.data.items.properties.attributes.required,parentSchema:L.properties.data.items.properties.attributes,data:d};e===null?e=[l]:e.push(l),a++}if(d.
details===void 0){let l={instancePath:p+"/data/"+i+"/attributes",schemaPath:"#/properties/data/items/properties/attributes/required",keyword:"required",params:{
missingProperty:"details"},schema:L.properties.data.items.properties.attributes.required,parentSchema:L.properties.data.items.properties.attributes,data:d};e===
null?e=[l]:e.push(l),a++}for(let l in d)if(!(l==="code"||l==="doc_url"||l==="details"||l==="transient")){let u={instancePath:p+"/data/"+i+"/attributes",schemaPath:"\
#/properties/data/items/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},schema:!1,parentSchema:L.properties.
data.items.properties.attributes,data:d};e===null?e=[u]:e.push(u),a++}if(d.code!==void 0){let l=d.code;if(typeof l!="string"){let u={instancePath:p+"/data/"+i+"\
/attributes/code",schemaPath:"#/properties/data/items/properties/attributes/properties/code/type",keyword:"type",params:{type:"string"},schema:L.properties.data.
items.properties.attributes.properties.code.type,parentSchema:L.properties.data.items.properties.attributes.properties.code,data:l};e===null?e=[u]:e.push(u),a++}
if(!(l==="INVALID_JSON_BODY"||l==="MALFORMED_REQUEST"||l==="INVALID_AUTHORIZATION_HEADER"||l==="INSUFFICIENT_PERMISSIONS"||l==="NOT_FOUND"||l==="FOREIGN_REQUEST"||
l==="INVALID_ENDPOINT"||l==="METHOD_NOT_ALLOWED"||l==="REQUEST_TIMEOUT"||l==="PAYLOAD_TOO_LARGE"||l==="URL_TOO_LONG"||l==="INVALID_CONTENT_TYPE_HEADER"||l==="EX\
PECTATION_FAILED"||l==="INVALID_FORMAT"||l==="INVALID_FIELD"||l==="INVALID_ENTITY_ID"||l==="INVALID_TYPE"||l==="INVALID_ENVIRONMENT"||l==="INVALID_API_VERSION"||
l==="INVALID_PREFERENCE"||l==="CONCURRENT_UPLOAD_UPDATE"||l==="RATE_LIMIT_EXCEEDED"||l==="HEADERS_TOO_LARGE"||l==="INTERNAL_ERROR"||l==="CONTRACT_BREACH"||l==="\
SERVICE_UNAVAILABLE")){let u={instancePath:p+"/data/"+i+"/attributes/code",schemaPath:"#/properties/data/items/properties/attributes/properties/code/enum",keyword:"\
enum",params:{allowedValues:L.properties.data.items.properties.attributes.properties.code.enum},schema:L.properties.data.items.properties.attributes.properties.
code.enum,parentSchema:L.properties.data.items.properties.attributes.properties.code,data:l};e===null?e=[u]:e.push(u),a++}}if(d.doc_url!==void 0){let l=d.doc_url;
if(typeof l!="string"){let u={instancePath:p+"/data/"+i+"/attributes/doc_url",schemaPath:"#/properties/data/items/properties/attributes/properties/doc_url/type",
keyword:"type",params:{type:"string"},schema:L.properties.data.items.properties.attributes.properties.doc_url.type,parentSchema:L.properties.data.items.properties.
attributes.properties.doc_url,data:l};e===null?e=[u]:e.push(u),a++}}if(d.details!==void 0){let l=d.details;if(!(l&&typeof l=="object"&&!Array.isArray(l))){let u={
instancePath:p+"/data/"+i+"/attributes/details",schemaPath:"#/properties/data/items/properties/attributes/properties/details/type",keyword:"type",params:{type:"\
object"},schema:L.properties.data.items.properties.attributes.properties.details.type,parentSchema:L.properties.data.items.properties.attributes.properties.details,
data:l};e===null?e=[u]:e.push(u),a++}}if(d.transient!==void 0){let l=d.transient;if(typeof l!="boolean"){let u={instancePath:p+"/data/"+i+"/attributes/transient",
schemaPath:"#/properties/data/items/properties/attributes/properties/transient/type",keyword:"type",params:{type:"boolean"},schema:L.properties.data.items.properties.
attributes.properties.transient.type,parentSchema:L.properties.data.items.properties.attributes.properties.transient,data:l};e===null?e=[u]:e.push(u),a++}}}else{
let l={instancePath:p+"/data/"+i+"/attributes",schemaPath:"#/properties/data/items/properties/attributes/type",keyword:"type",params:{type:"object"},schema:L.properties.
data.items.properties.attributes.type,parentSchema:L.properties.data.items.properties.attributes,data:d};e===null?e=[l]:e.push(l),a++}}}else{let d={instancePath:p+
"/data/"+i,schemaPath:"#/properties/data/items/type",keyword:"type",params:{type:"object"},schema:L.properties.data.items.type,parentSchema:L.properties.data.items,
data:o};e===null?e=[d]:e.push(d),a++}}}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:L.properties.
data.type,parentSchema:L.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},schema:L.type,parentSchema:L,data:s};e===null?e=[r]:e.push(r),a++}return Ha.errors=e,a===0}Ha.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Xn=Ka,
Di={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadUpdate"}},$id:"standin://json-api/da\
ta/UploadUpdate"},C={type:"object",additionalProperties:!1,properties:{id:{type:"string"},type:{type:"string",const:"upload"},attributes:{type:"object",additionalProperties:!1,
properties:{path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{type:["string","null"]},notes:{type:["string","null"]},tags:{
type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://json-api/schemas#/$defs/FieldMetadataUpdate"}}}},
relationships:{type:"object",additionalProperties:!1,properties:{creator:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standi\
n://json-api/schemas#/$defs/CreatorUpdate"}}},upload_collection:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{
$ref:"standin://json-api/schemas#/$defs/CollectionOfUploadUpdate"}}}}}},meta:{type:"object",additionalProperties:!0}},required:["id","type"]},kr={type:"object",
additionalProperties:!1,properties:{title:{type:["string","null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{
if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/FocalPointUpdate"}}}},sr={type:"object",additionalProperties:!1,required:["x","y"],properties:{x:{
type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,maximum:1}}};function Ss(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=Ss.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.x===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x"},schema:sr.required,parentSchema:sr,data:s};e===null?e=[r]:e.push(r),a++}if(s.
y===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"y"},schema:sr.required,parentSchema:sr,data:s};e===null?e=
[r]:e.push(r),a++}for(let r in s)if(!(r==="x"||r==="y")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:sr,data:s};e===null?e=[t]:e.push(t),a++}if(s.x!==void 0){let r=s.x;if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(r)){let t={instancePath:p+
"/x",schemaPath:"#/properties/x/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},schema:1,parentSchema:sr.properties.x,data:r};e===null?e=[t]:e.push(
t),a++}if(r<0||isNaN(r)){let t={instancePath:p+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:sr.
properties.x,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"number"},schema:sr.
properties.x.type,parentSchema:sr.properties.x,data:r};e===null?e=[t]:e.push(t),a++}}if(s.y!==void 0){let r=s.y;if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(
r)){let t={instancePath:p+"/y",schemaPath:"#/properties/y/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},schema:1,parentSchema:sr.properties.y,data:r};
e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:p+"/y",schemaPath:"#/properties/y/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:sr.properties.y,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{
type:"number"},schema:sr.properties.y.type,parentSchema:sr.properties.y,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:sr.type,parentSchema:sr,data:s};e===null?e=[r]:e.push(r),a++}return Ss.errors=e,a===0}Ss.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function vs(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=vs.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!(t==="title"||t==="alt"||t==="custom_data"||t==="\
focal_point")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:kr,
data:s};e===null?e=[i]:e.push(i),a++}if(s.title!==void 0){let t=s.title;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/title",schemaPath:"#/properties\
/title/type",keyword:"type",params:{type:kr.properties.title.type},schema:kr.properties.title.type,parentSchema:kr.properties.title,data:t};e===null?e=[i]:e.push(
i),a++}}if(s.alt!==void 0){let t=s.alt;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:kr.
properties.alt.type},schema:kr.properties.alt.type,parentSchema:kr.properties.alt,data:t};e===null?e=[i]:e.push(i),a++}}if(s.custom_data!==void 0){let t=s.custom_data;
if(!(t&&typeof t=="object"&&!Array.isArray(t))){let i={instancePath:p+"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"obj\
ect"},schema:kr.properties.custom_data.type,parentSchema:kr.properties.custom_data,data:t};e===null?e=[i]:e.push(i),a++}}if(s.focal_point!==void 0){let t=s.focal_point,
i=a,o=!0,d=a;if(t!==null){let l={};e===null?e=[l]:e.push(l),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=i:e=null),!r){let l=a;Ss(t,{instancePath:p+"/focal_poin\
t",parentData:s,parentDataProperty:"focal_point",rootData:m,dynamicAnchors:c})||(e=e===null?Ss.errors:q(e,Ss.errors),a=e.length);var r=l===a;o=r}if(!o){let l={instancePath:p+
"/focal_point",schemaPath:"#/properties/focal_point/if",keyword:"if",params:{failingKeyword:"else"},schema:kr.properties.focal_point.if,parentSchema:kr.properties.
focal_point,data:t};e===null?e=[l]:e.push(l),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:kr.type,parentSchema:kr,
data:s};e===null?e=[t]:e.push(t),a++}return vs.errors=e,a===0}vs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var lt={type:"object",additionalProperties:!1,
required:["type","id"],properties:{type:{$ref:"standin://json-api/schemas#/$defs/CreatorType"},id:{type:"string"}}};function As(s,{instancePath:p="",parentData:P,
parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=As.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:lt.
required,parentSchema:lt,data:s};e===null?e=[r]:e.push(r),a++}if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},schema:lt.required,parentSchema:lt,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:p,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:lt,data:s};e===null?e=[t]:e.push(t),a++}if(s.type!==void 0&&
(It(s.type,{instancePath:p+"/type",parentData:s,parentDataProperty:"type",rootData:m,dynamicAnchors:c})||(e=e===null?It.errors:q(e,It.errors),a=e.length)),s.id!==
void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:lt.properties.
id.type,parentSchema:lt.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},
schema:lt.type,parentSchema:lt,data:s};e===null?e=[r]:e.push(r),a++}return As.errors=e,a===0}As.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $r={type:"\
object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",const:"upload_collection"},id:{type:"string"}}};function js(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=js.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},schema:$r.required,parentSchema:$r,data:s};e===null?e=[r]:e.push(r),a++}if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"id"},schema:$r.required,parentSchema:$r,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:$r,data:s};e===null?e=[t]:e.push(t),a++}
if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},
schema:$r.properties.type.type,parentSchema:$r.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_collection"){let t={instancePath:p+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:$r.properties.type,data:r};e===null?e=
[t]:e.push(t),a++}}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},schema:$r.properties.id.type,parentSchema:$r.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:$r.type,parentSchema:$r,data:s};e===null?e=[r]:e.push(r),a++}return js.errors=e,a===0}js.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ds(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ds.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},schema:C.required,parentSchema:C,data:s};e===null?e=[t]:e.push(t),a++}if(s.type===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},schema:C.required,parentSchema:C,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!(t==="id"||
t==="type"||t==="attributes"||t==="relationships"||t==="meta")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},schema:!1,parentSchema:C,data:s};e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let i={instancePath:p+"/\
id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:C.properties.id.type,parentSchema:C.properties.id,data:t};e===null?e=[i]:e.push(
i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"s\
tring"},schema:C.properties.type.type,parentSchema:C.properties.type,data:t};e===null?e=[i]:e.push(i),a++}if(t!=="upload"){let i={instancePath:p+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"upload"},schema:"upload",parentSchema:C.properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.
attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let i in t)if(!(i==="path"||i==="basename"||i==="copyright"||i==="autho\
r"||i==="notes"||i==="tags"||i==="default_field_metadata")){let o={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:C.properties.attributes,data:t};e===null?e=[o]:e.push(o),a++}if(t.path!==void 0){let i=t.
path;if(typeof i!="string"){let o={instancePath:p+"/attributes/path",schemaPath:"#/properties/attributes/properties/path/type",keyword:"type",params:{type:"stri\
ng"},schema:C.properties.attributes.properties.path.type,parentSchema:C.properties.attributes.properties.path,data:i};e===null?e=[o]:e.push(o),a++}}if(t.basename!==
void 0){let i=t.basename;if(typeof i!="string"){let o={instancePath:p+"/attributes/basename",schemaPath:"#/properties/attributes/properties/basename/type",keyword:"\
type",params:{type:"string"},schema:C.properties.attributes.properties.basename.type,parentSchema:C.properties.attributes.properties.basename,data:i};e===null?e=
[o]:e.push(o),a++}}if(t.copyright!==void 0){let i=t.copyright;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/copyright",schemaPath:"#/prope\
rties/attributes/properties/copyright/type",keyword:"type",params:{type:C.properties.attributes.properties.copyright.type},schema:C.properties.attributes.properties.
copyright.type,parentSchema:C.properties.attributes.properties.copyright,data:i};e===null?e=[o]:e.push(o),a++}}if(t.author!==void 0){let i=t.author;if(typeof i!=
"string"&&i!==null){let o={instancePath:p+"/attributes/author",schemaPath:"#/properties/attributes/properties/author/type",keyword:"type",params:{type:C.properties.
attributes.properties.author.type},schema:C.properties.attributes.properties.author.type,parentSchema:C.properties.attributes.properties.author,data:i};e===null?
e=[o]:e.push(o),a++}}if(t.notes!==void 0){let i=t.notes;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/notes",schemaPath:"#/properties/attr\
ibutes/properties/notes/type",keyword:"type",params:{type:C.properties.attributes.properties.notes.type},schema:C.properties.attributes.properties.notes.type,parentSchema:C.
properties.attributes.properties.notes,data:i};e===null?e=[o]:e.push(o),a++}}if(t.tags!==void 0){let i=t.tags;if(Array.isArray(i)){let o=i.length;for(let d=0;d<
o;d++){let l=i[d];if(typeof l!="string"){let u={instancePath:p+"/attributes/tags/"+d,schemaPath:"#/properties/attributes/properties/tags/items/type",keyword:"ty\
pe",params:{type:"string"},schema:C.properties.attributes.properties.tags.items.type,parentSchema:C.properties.attributes.properties.tags.items,data:l};e===null?
e=[u]:e.push(u),a++}}}else{let o={instancePath:p+"/attributes/tags",schemaPath:"#/properties/attributes/properties/tags/type",keyword:"type",params:{type:"array"},
schema:C.properties.attributes.properties.tags.type,parentSchema:C.properties.attributes.properties.tags,data:i};e===null?e=[o]:e.push(o),a++}}if(t.default_field_metadata!==
void 0){let i=t.default_field_metadata;if(i&&typeof i=="object"&&!Array.isArray(i))for(let o in i)vs(i[o],{instancePath:p+"/attributes/default_field_metadata/"+
o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:o,rootData:m,dynamicAnchors:c})||(e=e===null?vs.errors:q(e,vs.errors),a=e.length);else{
let o={instancePath:p+"/attributes/default_field_metadata",schemaPath:"#/properties/attributes/properties/default_field_metadata/type",keyword:"type",params:{type:"\
object"},schema:C.properties.attributes.properties.default_field_metadata.type,parentSchema:C.properties.attributes.properties.default_field_metadata,data:i};e===
null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:C.properties.
attributes.type,parentSchema:C.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="o\
bject"&&!Array.isArray(t)){for(let i in t)if(!(i==="creator"||i==="upload_collection")){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relation\
ships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:C.properties.relationships,data:t};e===null?e=[o]:
e.push(o),a++}if(t.creator!==void 0){let i=t.creator;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relationships/crea\
tor",schemaPath:"#/properties/relationships/properties/creator/required",keyword:"required",params:{missingProperty:"data"},schema:C.properties.relationships.properties.
creator.required,parentSchema:C.properties.relationships.properties.creator,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+
"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
schema:!1,parentSchema:C.properties.relationships.properties.creator,data:i};e===null?e=[d]:e.push(d),a++}i.data!==void 0&&(As(i.data,{instancePath:p+"/relation\
ships/creator/data",parentData:i,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?As.errors:q(e,As.errors),a=e.length))}else{let o={instancePath:p+
"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/type",keyword:"type",params:{type:"object"},schema:C.properties.relationships.
properties.creator.type,parentSchema:C.properties.relationships.properties.creator,data:i};e===null?e=[o]:e.push(o),a++}}if(t.upload_collection!==void 0){let i=t.
upload_collection;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/proper\
ties/relationships/properties/upload_collection/required",keyword:"required",params:{missingProperty:"data"},schema:C.properties.relationships.properties.upload_collection.
required,parentSchema:C.properties.relationships.properties.upload_collection,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+
"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o},schema:!1,parentSchema:C.properties.relationships.properties.upload_collection,data:i};e===null?e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.
data,d=a,l=!0,u=a;if(o!==null){let f={};e===null?e=[f]:e.push(f),a++}var r=u===a;if(a=d,e!==null&&(d?e.length=d:e=null),!r){let f=a;js(o,{instancePath:p+"/relat\
ionships/upload_collection/data",parentData:i,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?js.errors:q(e,js.errors),a=e.length);var r=f===
a;l=r}if(!l){let f={instancePath:p+"/relationships/upload_collection/data",schemaPath:"#/properties/relationships/properties/upload_collection/properties/data/i\
f",keyword:"if",params:{failingKeyword:"else"},schema:C.properties.relationships.properties.upload_collection.properties.data.if,parentSchema:C.properties.relationships.
properties.upload_collection.properties.data,data:o};e===null?e=[f]:e.push(f),a++}}}else{let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/\
properties/relationships/properties/upload_collection/type",keyword:"type",params:{type:"object"},schema:C.properties.relationships.properties.upload_collection.
type,parentSchema:C.properties.relationships.properties.upload_collection,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/relationships",schemaPath:"\
#/properties/relationships/type",keyword:"type",params:{type:"object"},schema:C.properties.relationships.type,parentSchema:C.properties.relationships,data:t};e===
null?e=[i]:e.push(i),a++}}if(s.meta!==void 0){let t=s.meta;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let i={instancePath:p+"/meta",schemaPath:"#/propertie\
s/meta/type",keyword:"type",params:{type:"object"},schema:C.properties.meta.type,parentSchema:C.properties.meta,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:C.type,parentSchema:C,data:s};e===null?e=[t]:e.push(t),a++}return Ds.errors=e,a===
0}Ds.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ka(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=Ka.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Di.required,parentSchema:Di,data:s};e===null?e=[r]:e.push(
r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,
parentSchema:Di,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(Ds(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||
(e=e===null?Ds.errors:q(e,Ds.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Di.type,parentSchema:Di,
data:s};e===null?e=[r]:e.push(r),a++}return Ka.errors=e,a===0}Ka.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var el=Ga,Ii={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadCreate"}},$id:"standin://json-api/data/UploadCreate"},z={type:"object",additionalProperties:!1,
required:["type","attributes"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},type:{type:"string",const:"upload"},attributes:{type:"object",additionalProperties:!1,
required:["path"],properties:{path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{type:["string","null"]},notes:{type:["str\
ing","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://json-api/schemas#/$defs/Fiel\
dMetadataCreate"}}}},relationships:{type:"object",additionalProperties:!1,properties:{creator:{type:"object",additionalProperties:!1,required:["data"],properties:{
data:{$ref:"standin://json-api/schemas#/$defs/Creator"}}},upload_collection:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"\
null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}}},wr={type:"object",additionalProperties:!1,properties:{title:{type:["stri\
ng","null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://json-api/schem\
as#/$defs/FocalPoint"}}}};function Is(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Is.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!(t==="title"||t==="alt"||t==="\
custom_data"||t==="focal_point")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,
parentSchema:wr,data:s};e===null?e=[i]:e.push(i),a++}if(s.title!==void 0){let t=s.title;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:wr.properties.title.type},schema:wr.properties.title.type,parentSchema:wr.properties.title,data:t};e===null?
e=[i]:e.push(i),a++}}if(s.alt!==void 0){let t=s.alt;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/alt",schemaPath:"#/properties/alt/type",keyword:"ty\
pe",params:{type:wr.properties.alt.type},schema:wr.properties.alt.type,parentSchema:wr.properties.alt,data:t};e===null?e=[i]:e.push(i),a++}}if(s.custom_data!==void 0){
let t=s.custom_data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let i={instancePath:p+"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"typ\
e",params:{type:"object"},schema:wr.properties.custom_data.type,parentSchema:wr.properties.custom_data,data:t};e===null?e=[i]:e.push(i),a++}}if(s.focal_point!==
void 0){let t=s.focal_point,i=a,o=!0,d=a;if(t!==null){let l={};e===null?e=[l]:e.push(l),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=i:e=null),!r){let l=a;jt(t,
{instancePath:p+"/focal_point",parentData:s,parentDataProperty:"focal_point",rootData:m,dynamicAnchors:c})||(e=e===null?jt.errors:q(e,jt.errors),a=e.length);var r=l===
a;o=r}if(!o){let l={instancePath:p+"/focal_point",schemaPath:"#/properties/focal_point/if",keyword:"if",params:{failingKeyword:"else"},schema:wr.properties.focal_point.
if,parentSchema:wr.properties.focal_point,data:t};e===null?e=[l]:e.push(l),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},schema:wr.type,parentSchema:wr,data:s};e===null?e=[t]:e.push(t),a++}return Is.errors=e,a===0}Is.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xs(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=xs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},schema:z.required,parentSchema:z,data:s};e===null?e=[t]:e.push(t),a++}if(s.attributes===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"attributes"},schema:z.required,parentSchema:z,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!(t==="id"||t==="type"||t===
"attributes"||t==="relationships")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,
parentSchema:z,data:s};e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){let t=s.id;if(typeof t=="string"){if(!ci.test(t)){let i={instancePath:p+"/id",schemaPath:"\
#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{22}$"},schema:"^[A-Za-z0-9_-]{22}$",parentSchema:z.properties.id,data:t};e===null?e=[
i]:e.push(i),a++}}else{let i={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:z.properties.id.type,parentSchema:z.
properties.id,data:t};e===null?e=[i]:e.push(i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let i={instancePath:p+"/type",schemaPath:"#/properti\
es/type/type",keyword:"type",params:{type:"string"},schema:z.properties.type.type,parentSchema:z.properties.type,data:t};e===null?e=[i]:e.push(i),a++}if(t!=="up\
load"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload"},schema:"upload",parentSchema:z.properties.
type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.path===void 0){let i={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"path"},schema:z.properties.attributes.required,
parentSchema:z.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)if(!(i==="path"||i==="basename"||i==="copyright"||i==="author"||i==="no\
tes"||i==="tags"||i==="default_field_metadata")){let o={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:i},schema:!1,parentSchema:z.properties.attributes,data:t};e===null?e=[o]:e.push(o),a++}if(t.path!==void 0){let i=t.path;
if(typeof i!="string"){let o={instancePath:p+"/attributes/path",schemaPath:"#/properties/attributes/properties/path/type",keyword:"type",params:{type:"string"},
schema:z.properties.attributes.properties.path.type,parentSchema:z.properties.attributes.properties.path,data:i};e===null?e=[o]:e.push(o),a++}}if(t.basename!==void 0){
let i=t.basename;if(typeof i!="string"){let o={instancePath:p+"/attributes/basename",schemaPath:"#/properties/attributes/properties/basename/type",keyword:"type",
params:{type:"string"},schema:z.properties.attributes.properties.basename.type,parentSchema:z.properties.attributes.properties.basename,data:i};e===null?e=[o]:e.
push(o),a++}}if(t.copyright!==void 0){let i=t.copyright;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/copyright",schemaPath:"#/properties/\
attributes/properties/copyright/type",keyword:"type",params:{type:z.properties.attributes.properties.copyright.type},schema:z.properties.attributes.properties.copyright.
type,parentSchema:z.properties.attributes.properties.copyright,data:i};e===null?e=[o]:e.push(o),a++}}if(t.author!==void 0){let i=t.author;if(typeof i!="string"&&
i!==null){let o={instancePath:p+"/attributes/author",schemaPath:"#/properties/attributes/properties/author/type",keyword:"type",params:{type:z.properties.attributes.
properties.author.type},schema:z.properties.attributes.properties.author.type,parentSchema:z.properties.attributes.properties.author,data:i};e===null?e=[o]:e.push(
o),a++}}if(t.notes!==void 0){let i=t.notes;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/notes",schemaPath:"#/properties/attributes/proper\
ties/notes/type",keyword:"type",params:{type:z.properties.attributes.properties.notes.type},schema:z.properties.attributes.properties.notes.type,parentSchema:z.
properties.attributes.properties.notes,data:i};e===null?e=[o]:e.push(o),a++}}if(t.tags!==void 0){let i=t.tags;if(Array.isArray(i)){let o=i.length;for(let d=0;d<
o;d++){let l=i[d];if(typeof l!="string"){let u={instancePath:p+"/attributes/tags/"+d,schemaPath:"#/properties/attributes/properties/tags/items/type",keyword:"ty\
pe",params:{type:"string"},schema:z.properties.attributes.properties.tags.items.type,parentSchema:z.properties.attributes.properties.tags.items,data:l};e===null?
e=[u]:e.push(u),a++}}}else{let o={instancePath:p+"/attributes/tags",schemaPath:"#/properties/attributes/properties/tags/type",keyword:"type",params:{type:"array"},
schema:z.properties.attributes.properties.tags.type,parentSchema:z.properties.attributes.properties.tags,data:i};e===null?e=[o]:e.push(o),a++}}if(t.default_field_metadata!==
void 0){let i=t.default_field_metadata;if(i&&typeof i=="object"&&!Array.isArray(i))for(let o in i)Is(i[o],{instancePath:p+"/attributes/default_field_metadata/"+
o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:o,rootData:m,dynamicAnchors:c})||(e=e===null?Is.errors:q(e,Is.errors),a=e.length);else{
let o={instancePath:p+"/attributes/default_field_metadata",schemaPath:"#/properties/attributes/properties/default_field_metadata/type",keyword:"type",params:{type:"\
object"},schema:z.properties.attributes.properties.default_field_metadata.type,parentSchema:z.properties.attributes.properties.default_field_metadata,data:i};e===
null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:z.properties.
attributes.type,parentSchema:z.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="o\
bject"&&!Array.isArray(t)){for(let i in t)if(!(i==="creator"||i==="upload_collection")){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relation\
ships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:z.properties.relationships,data:t};e===null?e=[o]:
e.push(o),a++}if(t.creator!==void 0){let i=t.creator;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relationships/crea\
tor",schemaPath:"#/properties/relationships/properties/creator/required",keyword:"required",params:{missingProperty:"data"},schema:z.properties.relationships.properties.
creator.required,parentSchema:z.properties.relationships.properties.creator,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+
"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
schema:!1,parentSchema:z.properties.relationships.properties.creator,data:i};e===null?e=[d]:e.push(d),a++}i.data!==void 0&&(Le(i.data,{instancePath:p+"/relation\
ships/creator/data",parentData:i,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?Le.errors:q(e,Le.errors),a=e.length))}else{let o={instancePath:p+
"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/type",keyword:"type",params:{type:"object"},schema:z.properties.relationships.
properties.creator.type,parentSchema:z.properties.relationships.properties.creator,data:i};e===null?e=[o]:e.push(o),a++}}if(t.upload_collection!==void 0){let i=t.
upload_collection;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/proper\
ties/relationships/properties/upload_collection/required",keyword:"required",params:{missingProperty:"data"},schema:z.properties.relationships.properties.upload_collection.
required,parentSchema:z.properties.relationships.properties.upload_collection,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+
"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o},schema:!1,parentSchema:z.properties.relationships.properties.upload_collection,data:i};e===null?e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.
data,d=a,l=!0,u=a;if(o!==null){let f={};e===null?e=[f]:e.push(f),a++}var r=u===a;if(a=d,e!==null&&(d?e.length=d:e=null),!r){let f=a;M(o,{instancePath:p+"/relati\
onships/upload_collection/data",parentData:i,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?M.errors:q(e,M.errors),a=e.length);var r=f===a;
l=r}if(!l){let f={instancePath:p+"/relationships/upload_collection/data",schemaPath:"#/properties/relationships/properties/upload_collection/properties/data/if",
keyword:"if",params:{failingKeyword:"else"},schema:z.properties.relationships.properties.upload_collection.properties.data.if,parentSchema:z.properties.relationships.
properties.upload_collection.properties.data,data:o};e===null?e=[f]:e.push(f),a++}}}else{let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/\
properties/relationships/properties/upload_collection/type",keyword:"type",params:{type:"object"},schema:z.properties.relationships.properties.upload_collection.
type,parentSchema:z.properties.relationships.properties.upload_collection,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/relationships",schemaPath:"\
#/properties/relationships/type",keyword:"type",params:{type:"object"},schema:z.properties.relationships.type,parentSchema:z.properties.relationships,data:t};e===
null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:z.type,parentSchema:z,data:s};e===null?e=
[t]:e.push(t),a++}return xs.errors=e,a===0}xs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ga(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ga.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Ii.required,parentSchema:Ii,
data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},schema:!1,parentSchema:Ii,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(xs(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"\
data",rootData:m,dynamicAnchors:c})||(e=e===null?xs.errors:q(e,xs.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Ii.type,parentSchema:Ii,data:s};e===null?e=[r]:e.push(r),a++}return Ga.errors=e,a===0}Ga.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var rl=Ya,
dt={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/Upload"}},meta:{
$ref:"standin://json-api/schemas#/$defs/ListMeta"}}};function $t(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,
a=0,n=$t.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:y.required,parentSchema:y,data:s};e===null?e=[t]:e.push(t),a++}if(s.type===void 0){
let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:y.required,parentSchema:y,data:s};e===null?e=[t]:e.push(
t),a++}if(s.attributes===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:y.required,parentSchema:y,
data:s};e===null?e=[t]:e.push(t),a++}if(s.relationships===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rela\
tionships"},schema:y.required,parentSchema:y,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes"||t==="relationships"||
t==="meta")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:y,data:s};
e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let i={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"},schema:y.properties.id.type,parentSchema:y.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!="str\
ing"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:y.properties.type.type,parentSchema:y.properties.
type,data:t};e===null?e=[i]:e.push(i),a++}if(t!=="upload"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
upload"},schema:"upload",parentSchema:y.properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.path===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
path"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.basename===void 0){let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"basename"},schema:y.properties.attributes.required,parentSchema:y.
properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.filename===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/requi\
red",keyword:"required",params:{missingProperty:"filename"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:
e.push(i),a++}if(t.url===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"u\
rl"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.format===void 0){let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"format"},schema:y.properties.attributes.required,parentSchema:y.
properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.mime_type===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/requ\
ired",keyword:"required",params:{missingProperty:"mime_type"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:
e.push(i),a++}if(t.size===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
size"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.md5===void 0){let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"md5"},schema:y.properties.attributes.required,parentSchema:y.
properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.width===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",
keyword:"required",params:{missingProperty:"width"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),
a++}if(t.height===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"height"},
schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.is_image===void 0){let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"is_image"},schema:y.properties.attributes.required,parentSchema:y.
properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.author===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/require\
d",keyword:"required",params:{missingProperty:"author"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(
i),a++}if(t.copyright===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"co\
pyright"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.notes===void 0){let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"notes"},schema:y.properties.attributes.required,parentSchema:y.
properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.tags===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",
keyword:"required",params:{missingProperty:"tags"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),
a++}if(t.default_field_metadata===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
default_field_metadata"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.duration===void 0){
let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"duration"},schema:y.properties.attributes.
required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.frame_rate===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/p\
roperties/attributes/required",keyword:"required",params:{missingProperty:"frame_rate"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}if(t.blurhash===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",
params:{missingProperty:"blurhash"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.thumbhash===
void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"thumbhash"},schema:y.properties.
attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.mux_playback_id===void 0){let i={instancePath:p+"/attributes",
schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"mux_playback_id"},schema:y.properties.attributes.required,parentSchema:y.
properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.mux_mp4_highest_res===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attri\
butes/required",keyword:"required",params:{missingProperty:"mux_mp4_highest_res"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};
e===null?e=[i]:e.push(i),a++}if(t.smart_tags===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"smart_tags"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.exif_info===
void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"exif_info"},schema:y.properties.
attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.colors===void 0){let i={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"colors"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}if(t.created_at===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"requir\
ed",params:{missingProperty:"created_at"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.
updated_at===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"updated_at"},
schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)if(!ke.call(y.properties.attributes.
properties,i)){let o={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},
schema:!1,parentSchema:y.properties.attributes,data:t};e===null?e=[o]:e.push(o),a++}if(t.path!==void 0){let i=t.path;if(typeof i!="string"){let o={instancePath:p+
"/attributes/path",schemaPath:"#/properties/attributes/properties/path/type",keyword:"type",params:{type:"string"},schema:y.properties.attributes.properties.path.
type,parentSchema:y.properties.attributes.properties.path,data:i};e===null?e=[o]:e.push(o),a++}}if(t.basename!==void 0){let i=t.basename;if(typeof i!="string"){
let o={instancePath:p+"/attributes/basename",schemaPath:"#/properties/attributes/properties/basename/type",keyword:"type",params:{type:"string"},schema:y.properties.
attributes.properties.basename.type,parentSchema:y.properties.attributes.properties.basename,data:i};e===null?e=[o]:e.push(o),a++}}if(t.filename!==void 0){let i=t.
filename;if(typeof i!="string"){let o={instancePath:p+"/attributes/filename",schemaPath:"#/properties/attributes/properties/filename/type",keyword:"type",params:{
type:"string"},schema:y.properties.attributes.properties.filename.type,parentSchema:y.properties.attributes.properties.filename,data:i};e===null?e=[o]:e.push(o),
a++}}if(t.url!==void 0){let i=t.url;if(typeof i=="string"){if(!mi(i)){let o={instancePath:p+"/attributes/url",schemaPath:"#/properties/attributes/properties/url\
/format",keyword:"format",params:{format:"uri"},schema:"uri",parentSchema:y.properties.attributes.properties.url,data:i};e===null?e=[o]:e.push(o),a++}}else{let o={
instancePath:p+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/type",keyword:"type",params:{type:"string"},schema:y.properties.attributes.properties.
url.type,parentSchema:y.properties.attributes.properties.url,data:i};e===null?e=[o]:e.push(o),a++}}if(t.format!==void 0){let i=t.format;if(typeof i!="string"&&i!==
null){let o={instancePath:p+"/attributes/format",schemaPath:"#/properties/attributes/properties/format/type",keyword:"type",params:{type:y.properties.attributes.
properties.format.type},schema:y.properties.attributes.properties.format.type,parentSchema:y.properties.attributes.properties.format,data:i};e===null?e=[o]:e.push(
o),a++}}if(t.mime_type!==void 0){let i=t.mime_type;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/mime_type",schemaPath:"#/properties/attri\
butes/properties/mime_type/type",keyword:"type",params:{type:y.properties.attributes.properties.mime_type.type},schema:y.properties.attributes.properties.mime_type.
type,parentSchema:y.properties.attributes.properties.mime_type,data:i};e===null?e=[o]:e.push(o),a++}}if(t.size!==void 0){let i=t.size;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i))){let o={instancePath:p+"/attributes/size",schemaPath:"#/properties/attributes/properties/size/type",keyword:"type",params:{type:"int\
eger"},schema:y.properties.attributes.properties.size.type,parentSchema:y.properties.attributes.properties.size,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i==
"number"&&isFinite(i)&&(i<0||isNaN(i))){let o={instancePath:p+"/attributes/size",schemaPath:"#/properties/attributes/properties/size/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},schema:0,parentSchema:y.properties.attributes.properties.size,data:i};e===null?e=[o]:e.push(o),a++}}if(t.md5!==void 0){let i=t.
md5;if(typeof i=="string"){if(!go.test(i)){let o={instancePath:p+"/attributes/md5",schemaPath:"#/properties/attributes/properties/md5/pattern",keyword:"pattern",
params:{pattern:"^[0-9a-f]{32}$"},schema:"^[0-9a-f]{32}$",parentSchema:y.properties.attributes.properties.md5,data:i};e===null?e=[o]:e.push(o),a++}}else{let o={
instancePath:p+"/attributes/md5",schemaPath:"#/properties/attributes/properties/md5/type",keyword:"type",params:{type:"string"},schema:y.properties.attributes.properties.
md5.type,parentSchema:y.properties.attributes.properties.md5,data:i};e===null?e=[o]:e.push(o),a++}}if(t.width!==void 0){let i=t.width;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i))&&i!==null){let o={instancePath:p+"/attributes/width",schemaPath:"#/properties/attributes/properties/width/type",keyword:"type",params:{
type:y.properties.attributes.properties.width.type},schema:y.properties.attributes.properties.width.type,parentSchema:y.properties.attributes.properties.width,data:i};
e===null?e=[o]:e.push(o),a++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){let o={instancePath:p+"/attributes/width",schemaPath:"#/properties/attributes/\
properties/width/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:y.properties.attributes.properties.width,data:i};e===null?e=[
o]:e.push(o),a++}}if(t.height!==void 0){let i=t.height;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null){let o={instancePath:p+"/attributes/he\
ight",schemaPath:"#/properties/attributes/properties/height/type",keyword:"type",params:{type:y.properties.attributes.properties.height.type},schema:y.properties.
attributes.properties.height.type,parentSchema:y.properties.attributes.properties.height,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="number"&&isFinite(i)&&
(i<0||isNaN(i))){let o={instancePath:p+"/attributes/height",schemaPath:"#/properties/attributes/properties/height/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:y.properties.attributes.properties.height,data:i};e===null?e=[o]:e.push(o),a++}}if(t.is_image!==void 0){let i=t.is_image;if(typeof i!=
"boolean"){let o={instancePath:p+"/attributes/is_image",schemaPath:"#/properties/attributes/properties/is_image/type",keyword:"type",params:{type:"boolean"},schema:y.
properties.attributes.properties.is_image.type,parentSchema:y.properties.attributes.properties.is_image,data:i};e===null?e=[o]:e.push(o),a++}}if(t.author!==void 0){
let i=t.author;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/author",schemaPath:"#/properties/attributes/properties/author/type",keyword:"\
type",params:{type:y.properties.attributes.properties.author.type},schema:y.properties.attributes.properties.author.type,parentSchema:y.properties.attributes.properties.
author,data:i};e===null?e=[o]:e.push(o),a++}}if(t.copyright!==void 0){let i=t.copyright;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/copy\
right",schemaPath:"#/properties/attributes/properties/copyright/type",keyword:"type",params:{type:y.properties.attributes.properties.copyright.type},schema:y.properties.
attributes.properties.copyright.type,parentSchema:y.properties.attributes.properties.copyright,data:i};e===null?e=[o]:e.push(o),a++}}if(t.notes!==void 0){let i=t.
notes;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/notes",schemaPath:"#/properties/attributes/properties/notes/type",keyword:"type",params:{
type:y.properties.attributes.properties.notes.type},schema:y.properties.attributes.properties.notes.type,parentSchema:y.properties.attributes.properties.notes,data:i};
e===null?e=[o]:e.push(o),a++}}if(t.tags!==void 0){let i=t.tags;if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++){let l=i[d];if(typeof l!="string"){let u={
instancePath:p+"/attributes/tags/"+d,schemaPath:"#/properties/attributes/properties/tags/items/type",keyword:"type",params:{type:"string"},schema:y.properties.attributes.
properties.tags.items.type,parentSchema:y.properties.attributes.properties.tags.items,data:l};e===null?e=[u]:e.push(u),a++}}}else{let o={instancePath:p+"/attrib\
utes/tags",schemaPath:"#/properties/attributes/properties/tags/type",keyword:"type",params:{type:"array"},schema:y.properties.attributes.properties.tags.type,parentSchema:y.
properties.attributes.properties.tags,data:i};e===null?e=[o]:e.push(o),a++}}if(t.default_field_metadata!==void 0){let i=t.default_field_metadata;if(i&&typeof i==
"object"&&!Array.isArray(i))for(let o in i)Dt(i[o],{instancePath:p+"/attributes/default_field_metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:o,
rootData:m,dynamicAnchors:c})||(e=e===null?Dt.errors:q(e,Dt.errors),a=e.length);else{let o={instancePath:p+"/attributes/default_field_metadata",schemaPath:"#/pr\
operties/attributes/properties/default_field_metadata/type",keyword:"type",params:{type:"object"},schema:y.properties.attributes.properties.default_field_metadata.
type,parentSchema:y.properties.attributes.properties.default_field_metadata,data:i};e===null?e=[o]:e.push(o),a++}}if(t.duration!==void 0){let i=t.duration;if(!(typeof i==
"number"&&isFinite(i))&&i!==null){let o={instancePath:p+"/attributes/duration",schemaPath:"#/properties/attributes/properties/duration/type",keyword:"type",params:{
type:y.properties.attributes.properties.duration.type},schema:y.properties.attributes.properties.duration.type,parentSchema:y.properties.attributes.properties.duration,
data:i};e===null?e=[o]:e.push(o),a++}}if(t.frame_rate!==void 0){let i=t.frame_rate;if(!(typeof i=="number"&&isFinite(i))&&i!==null){let o={instancePath:p+"/attr\
ibutes/frame_rate",schemaPath:"#/properties/attributes/properties/frame_rate/type",keyword:"type",params:{type:y.properties.attributes.properties.frame_rate.type},
schema:y.properties.attributes.properties.frame_rate.type,parentSchema:y.properties.attributes.properties.frame_rate,data:i};e===null?e=[o]:e.push(o),a++}}if(t.
blurhash!==void 0){let i=t.blurhash;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/blurhash",schemaPath:"#/properties/attributes/properties\
/blurhash/type",keyword:"type",params:{type:y.properties.attributes.properties.blurhash.type},schema:y.properties.attributes.properties.blurhash.type,parentSchema:y.
properties.attributes.properties.blurhash,data:i};e===null?e=[o]:e.push(o),a++}}if(t.thumbhash!==void 0){let i=t.thumbhash;if(typeof i!="string"&&i!==null){let o={
instancePath:p+"/attributes/thumbhash",schemaPath:"#/properties/attributes/properties/thumbhash/type",keyword:"type",params:{type:y.properties.attributes.properties.
thumbhash.type},schema:y.properties.attributes.properties.thumbhash.type,parentSchema:y.properties.attributes.properties.thumbhash,data:i};e===null?e=[o]:e.push(
o),a++}}if(t.mux_playback_id!==void 0){let i=t.mux_playback_id;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/mux_playback_id",schemaPath:"\
#/properties/attributes/properties/mux_playback_id/type",keyword:"type",params:{type:y.properties.attributes.properties.mux_playback_id.type},schema:y.properties.
attributes.properties.mux_playback_id.type,parentSchema:y.properties.attributes.properties.mux_playback_id,data:i};e===null?e=[o]:e.push(o),a++}}if(t.mux_mp4_highest_res!==
void 0){let i=t.mux_mp4_highest_res;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/mux_mp4_highest_res",schemaPath:"#/properties/attributes\
/properties/mux_mp4_highest_res/type",keyword:"type",params:{type:y.properties.attributes.properties.mux_mp4_highest_res.type},schema:y.properties.attributes.properties.
mux_mp4_highest_res.type,parentSchema:y.properties.attributes.properties.mux_mp4_highest_res,data:i};e===null?e=[o]:e.push(o),a++}if(!(i==="high"||i==="medium"||
i==="low"||i===null)){let o={instancePath:p+"/attributes/mux_mp4_highest_res",schemaPath:"#/properties/attributes/properties/mux_mp4_highest_res/enum",keyword:"\
enum",params:{allowedValues:y.properties.attributes.properties.mux_mp4_highest_res.enum},schema:y.properties.attributes.properties.mux_mp4_highest_res.enum,parentSchema:y.
properties.attributes.properties.mux_mp4_highest_res,data:i};e===null?e=[o]:e.push(o),a++}}if(t.smart_tags!==void 0){let i=t.smart_tags;if(Array.isArray(i)){let o=i.
length;for(let d=0;d<o;d++){let l=i[d];if(typeof l!="string"){let u={instancePath:p+"/attributes/smart_tags/"+d,schemaPath:"#/properties/attributes/properties/s\
mart_tags/items/type",keyword:"type",params:{type:"string"},schema:y.properties.attributes.properties.smart_tags.items.type,parentSchema:y.properties.attributes.
properties.smart_tags.items,data:l};e===null?e=[u]:e.push(u),a++}}}else{let o={instancePath:p+"/attributes/smart_tags",schemaPath:"#/properties/attributes/prope\
rties/smart_tags/type",keyword:"type",params:{type:"array"},schema:y.properties.attributes.properties.smart_tags.type,parentSchema:y.properties.attributes.properties.
smart_tags,data:i};e===null?e=[o]:e.push(o),a++}}if(t.exif_info!==void 0){let i=t.exif_info;if(!(i&&typeof i=="object"&&!Array.isArray(i))){let o={instancePath:p+
"/attributes/exif_info",schemaPath:"#/properties/attributes/properties/exif_info/type",keyword:"type",params:{type:"object"},schema:y.properties.attributes.properties.
exif_info.type,parentSchema:y.properties.attributes.properties.exif_info,data:i};e===null?e=[o]:e.push(o),a++}}if(t.colors!==void 0){let i=t.colors;if(Array.isArray(
i)){let o=i.length;for(let d=0;d<o;d++){let l=i[d];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.red===void 0){let u={instancePath:p+"/attributes/colors/"+d,
schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"red"},schema:y.properties.attributes.properties.
colors.items.required,parentSchema:y.properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(u),a++}if(l.green===void 0){let u={instancePath:p+
"/attributes/colors/"+d,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"green"},schema:y.properties.
attributes.properties.colors.items.required,parentSchema:y.properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(u),a++}if(l.blue===void 0){
let u={instancePath:p+"/attributes/colors/"+d,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"\
blue"},schema:y.properties.attributes.properties.colors.items.required,parentSchema:y.properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(
u),a++}if(l.alpha===void 0){let u={instancePath:p+"/attributes/colors/"+d,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"require\
d",params:{missingProperty:"alpha"},schema:y.properties.attributes.properties.colors.items.required,parentSchema:y.properties.attributes.properties.colors.items,
data:l};e===null?e=[u]:e.push(u),a++}for(let u in l)if(!(u==="red"||u==="green"||u==="blue"||u==="alpha")){let f={instancePath:p+"/attributes/colors/"+d,schemaPath:"\
#/properties/attributes/properties/colors/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:y.properties.
attributes.properties.colors.items,data:l};e===null?e=[f]:e.push(f),a++}if(l.red!==void 0){let u=l.red;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){
let f={instancePath:p+"/attributes/colors/"+d+"/red",schemaPath:"#/properties/attributes/properties/colors/items/properties/red/type",keyword:"type",params:{type:"\
integer"},schema:y.properties.attributes.properties.colors.items.properties.red.type,parentSchema:y.properties.attributes.properties.colors.items.properties.red,
data:u};e===null?e=[f]:e.push(f),a++}if(typeof u=="number"&&isFinite(u)){if(u>255||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/red",schemaPath:"#/\
properties/attributes/properties/colors/items/properties/red/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:y.properties.
attributes.properties.colors.items.properties.red,data:u};e===null?e=[f]:e.push(f),a++}if(u<0||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/red",schemaPath:"\
#/properties/attributes/properties/colors/items/properties/red/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:y.properties.attributes.
properties.colors.items.properties.red,data:u};e===null?e=[f]:e.push(f),a++}}}if(l.green!==void 0){let u=l.green;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(
u))){let f={instancePath:p+"/attributes/colors/"+d+"/green",schemaPath:"#/properties/attributes/properties/colors/items/properties/green/type",keyword:"type",params:{
type:"integer"},schema:y.properties.attributes.properties.colors.items.properties.green.type,parentSchema:y.properties.attributes.properties.colors.items.properties.
green,data:u};e===null?e=[f]:e.push(f),a++}if(typeof u=="number"&&isFinite(u)){if(u>255||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/green",schemaPath:"\
#/properties/attributes/properties/colors/items/properties/green/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:y.properties.
attributes.properties.colors.items.properties.green,data:u};e===null?e=[f]:e.push(f),a++}if(u<0||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/green",
schemaPath:"#/properties/attributes/properties/colors/items/properties/green/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:y.
properties.attributes.properties.colors.items.properties.green,data:u};e===null?e=[f]:e.push(f),a++}}}if(l.blue!==void 0){let u=l.blue;if(!(typeof u=="number"&&
!(u%1)&&!isNaN(u)&&isFinite(u))){let f={instancePath:p+"/attributes/colors/"+d+"/blue",schemaPath:"#/properties/attributes/properties/colors/items/properties/bl\
ue/type",keyword:"type",params:{type:"integer"},schema:y.properties.attributes.properties.colors.items.properties.blue.type,parentSchema:y.properties.attributes.
properties.colors.items.properties.blue,data:u};e===null?e=[f]:e.push(f),a++}if(typeof u=="number"&&isFinite(u)){if(u>255||isNaN(u)){let f={instancePath:p+"/att\
ributes/colors/"+d+"/blue",schemaPath:"#/properties/attributes/properties/colors/items/properties/blue/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},
schema:255,parentSchema:y.properties.attributes.properties.colors.items.properties.blue,data:u};e===null?e=[f]:e.push(f),a++}if(u<0||isNaN(u)){let f={instancePath:p+
"/attributes/colors/"+d+"/blue",schemaPath:"#/properties/attributes/properties/colors/items/properties/blue/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:y.properties.attributes.properties.colors.items.properties.blue,data:u};e===null?e=[f]:e.push(f),a++}}}if(l.alpha!==void 0){let u=l.alpha;
if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let f={instancePath:p+"/attributes/colors/"+d+"/alpha",schemaPath:"#/properties/attributes/properties/\
colors/items/properties/alpha/type",keyword:"type",params:{type:"integer"},schema:y.properties.attributes.properties.colors.items.properties.alpha.type,parentSchema:y.
properties.attributes.properties.colors.items.properties.alpha,data:u};e===null?e=[f]:e.push(f),a++}if(typeof u=="number"&&isFinite(u)){if(u>255||isNaN(u)){let f={
instancePath:p+"/attributes/colors/"+d+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/properties/alpha/maximum",keyword:"maximum",params:{
comparison:"<=",limit:255},schema:255,parentSchema:y.properties.attributes.properties.colors.items.properties.alpha,data:u};e===null?e=[f]:e.push(f),a++}if(u<0||
isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/properties/alpha/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:y.properties.attributes.properties.colors.items.properties.alpha,data:u};e===null?e=[f]:e.push(f),
a++}}}}else{let u={instancePath:p+"/attributes/colors/"+d,schemaPath:"#/properties/attributes/properties/colors/items/type",keyword:"type",params:{type:"object"},
schema:y.properties.attributes.properties.colors.items.type,parentSchema:y.properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(u),a++}}}else{
let o={instancePath:p+"/attributes/colors",schemaPath:"#/properties/attributes/properties/colors/type",keyword:"type",params:{type:"array"},schema:y.properties.
attributes.properties.colors.type,parentSchema:y.properties.attributes.properties.colors,data:i};e===null?e=[o]:e.push(o),a++}}if(t.created_at!==void 0){let i=t.
created_at;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/type",keyword:"\
type",params:{type:y.properties.attributes.properties.created_at.type},schema:y.properties.attributes.properties.created_at.type,parentSchema:y.properties.attributes.
properties.created_at,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="string"&&!se.test(i)){let o={instancePath:p+"/attributes/created_at",schemaPath:"#/prop\
erties/attributes/properties/created_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:y.properties.attributes.properties.
created_at,data:i};e===null?e=[o]:e.push(o),a++}}if(t.updated_at!==void 0){let i=t.updated_at;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attribute\
s/updated_at",schemaPath:"#/properties/attributes/properties/updated_at/type",keyword:"type",params:{type:y.properties.attributes.properties.updated_at.type},schema:y.
properties.attributes.properties.updated_at.type,parentSchema:y.properties.attributes.properties.updated_at,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="s\
tring"&&!se.test(i)){let o={instancePath:p+"/attributes/updated_at",schemaPath:"#/properties/attributes/properties/updated_at/format",keyword:"format",params:{format:"\
date-time"},schema:"date-time",parentSchema:y.properties.attributes.properties.updated_at,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/at\
tributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:y.properties.attributes.type,parentSchema:y.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.creator===void 0){let i={
instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{missingProperty:"creator"},schema:y.properties.relationships.
required,parentSchema:y.properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}if(t.upload_collection===void 0){let i={instancePath:p+"/relationships",schemaPath:"\
#/properties/relationships/required",keyword:"required",params:{missingProperty:"upload_collection"},schema:y.properties.relationships.required,parentSchema:y.properties.
relationships,data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)if(!(i==="creator"||i==="upload_collection")){let o={instancePath:p+"/relationships",schemaPath:"\
#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:y.properties.relationships,
data:t};e===null?e=[o]:e.push(o),a++}if(t.creator!==void 0){let i=t.creator;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+
"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/required",keyword:"required",params:{missingProperty:"data"},schema:y.properties.
relationships.properties.creator.required,parentSchema:y.properties.relationships.properties.creator,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!==
"data"){let d={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:o},schema:!1,parentSchema:y.properties.relationships.properties.creator,data:i};e===null?e=[d]:e.push(d),a++}i.data!==void 0&&(Le(
i.data,{instancePath:p+"/relationships/creator/data",parentData:i,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?Le.errors:q(e,Le.errors),
a=e.length))}else{let o={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/type",keyword:"type",params:{type:"ob\
ject"},schema:y.properties.relationships.properties.creator.type,parentSchema:y.properties.relationships.properties.creator,data:i};e===null?e=[o]:e.push(o),a++}}
if(t.upload_collection!==void 0){let i=t.upload_collection;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relationship\
s/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/required",keyword:"required",params:{missingProperty:"data"},schema:y.properties.
relationships.properties.upload_collection.required,parentSchema:y.properties.relationships.properties.upload_collection,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)
if(o!=="data"){let d={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:y.properties.relationships.properties.upload_collection,data:i};e===null?e=[
d]:e.push(d),a++}if(i.data!==void 0){let o=i.data,d=a,l=!0,u=a;if(o!==null){let f={};e===null?e=[f]:e.push(f),a++}var r=u===a;if(a=d,e!==null&&(d?e.length=d:e=null),
!r){let f=a;M(o,{instancePath:p+"/relationships/upload_collection/data",parentData:i,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?M.errors:
q(e,M.errors),a=e.length);var r=f===a;l=r}if(!l){let f={instancePath:p+"/relationships/upload_collection/data",schemaPath:"#/properties/relationships/properties\
/upload_collection/properties/data/if",keyword:"if",params:{failingKeyword:"else"},schema:y.properties.relationships.properties.upload_collection.properties.data.
if,parentSchema:y.properties.relationships.properties.upload_collection.properties.data,data:o};e===null?e=[f]:e.push(f),a++}}}else{let o={instancePath:p+"/rela\
tionships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/type",keyword:"type",params:{type:"object"},schema:y.properties.
relationships.properties.upload_collection.type,parentSchema:y.properties.relationships.properties.upload_collection,data:i};e===null?e=[o]:e.push(o),a++}}}else{
let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},schema:y.properties.relationships.type,
parentSchema:y.properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}}s.meta!==void 0&&(xt(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"\
meta",rootData:m,dynamicAnchors:c})||(e=e===null?xt.errors:q(e,xt.errors),a=e.length))}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:y.type,parentSchema:y,data:s};e===null?e=[t]:e.push(t),a++}return $t.errors=e,a===0}$t.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Mt={
type:"object",additionalProperties:!1,required:["total_count"],properties:{total_count:{type:"integer",minimum:0}}};function re(s,{instancePath:p="",parentData:P,
parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=re.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.total_count===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tota\
l_count"},schema:Mt.required,parentSchema:Mt,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="total_count"){let t={instancePath:p,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Mt,data:s};e===null?e=[t]:e.push(t),a++}if(s.total_count!==
void 0){let r=s.total_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:p+"/total_count",schemaPath:"#/properties/total_count/\
type",keyword:"type",params:{type:"integer"},schema:Mt.properties.total_count.type,parentSchema:Mt.properties.total_count,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:p+"/total_count",schemaPath:"#/properties/total_count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:Mt.properties.total_count,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",
params:{type:"object"},schema:Mt.type,parentSchema:Mt,data:s};e===null?e=[r]:e.push(r),a++}return re.errors=e,a===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ya(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ya.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"data"},schema:dt.required,parentSchema:dt,data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"meta"},schema:dt.required,parentSchema:dt,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="\
data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:dt,
data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)$t(r[i],{instancePath:p+"/data/"+i,
parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?$t.errors:q(e,$t.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"},schema:dt.properties.data.type,parentSchema:dt.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}
s.meta!==void 0&&(re(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:m,dynamicAnchors:c})||(e=e===null?re.errors:q(e,re.errors),a=
e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:dt.type,parentSchema:dt,data:s};e===null?e=[r]:e.push(r),
a++}return Ya.errors=e,a===0}Ya.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var tl=Qa,xi={type:"object",additionalProperties:!1,required:["data"],properties:{
data:{$ref:"standin://json-api/schemas#/$defs/Site"}},$id:"standin://json-api/data/Site"},A={type:"object",additionalProperties:!1,required:["id","type","attrib\
utes","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"site"},attributes:{type:"object",additionalProperties:!1,required:["name","doma\
in","google_maps_api_token","imgix_host","internal_domain","locales","timezone","no_index","favicon","last_data_change_at","require_2fa","ip_tracking_enabled","\
force_use_of_sandbox_environments","assets_cdn_default_settings","theme","global_seo"],properties:{name:{type:"string"},domain:{type:["string","null"]},google_maps_api_token:{
type:["string","null"]},imgix_host:{type:["string","null"]},internal_domain:{type:["string","null"]},locales:{type:"array",items:{type:"string"}},timezone:{type:"\
string"},no_index:{type:"boolean"},favicon:{type:["string","null"]},last_data_change_at:{type:["string","null"],format:"date-time"},require_2fa:{type:"boolean"},
ip_tracking_enabled:{type:"boolean"},force_use_of_sandbox_environments:{type:"boolean"},assets_cdn_default_settings:{type:"object",additionalProperties:!0},theme:{
type:"object",additionalProperties:!0},global_seo:{type:["object","null"],additionalProperties:!0}}},relationships:{type:"object",additionalProperties:!1,required:[
"account","owner","item_types"],properties:{account:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"stan\
din://json-api/schemas#/$defs/Creator"}}}},owner:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$d\
efs/Creator"}}},item_types:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$def\
s/WebhookPayloadEntity"}}}}}},meta:{$ref:"standin://json-api/schemas#/$defs/SiteMeta"}}},He={type:"object",additionalProperties:!1,required:["id","type"],properties:{
id:{type:"string"},type:{type:"string"},attributes:{type:"object",additionalProperties:!0},relationships:{type:"object",additionalProperties:!0},meta:{type:"obj\
ect",additionalProperties:!0}}};function Nt(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Nt.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},schema:He.required,parentSchema:He,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:He.required,parentSchema:He,data:s};e===null?e=[r]:e.push(r),a++}
for(let r in s)if(!(r==="id"||r==="type"||r==="attributes"||r==="relationships"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:He,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="st\
ring"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:He.properties.id.type,parentSchema:He.properties.
id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/typ\
e",keyword:"type",params:{type:"string"},schema:He.properties.type.type,parentSchema:He.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attributes!==
void 0){let r=s.attributes;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"\
type",params:{type:"object"},schema:He.properties.attributes.type,parentSchema:He.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}if(s.relationships!==
void 0){let r=s.relationships;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",
keyword:"type",params:{type:"object"},schema:He.properties.relationships.type,parentSchema:He.properties.relationships,data:r};e===null?e=[t]:e.push(t),a++}}if(s.
meta!==void 0){let r=s.meta;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:p+"/meta",schemaPath:"#/properties/meta/type",keyword:"type",params:{
type:"object"},schema:He.properties.meta.type,parentSchema:He.properties.meta,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},schema:He.type,parentSchema:He,data:s};e===null?e=[r]:e.push(r),a++}return Nt.errors=e,a===0}Nt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var E={type:"object",additionalProperties:!1,required:["created_at","draft_mode_default","improved_timezone_management","improved_hex_managemen\
t","improved_gql_multilocale_fields","improved_gql_visibility_control","improved_boolean_fields","improved_validation_at_publishing","improved_exposure_of_inlin\
e_blocks_in_cda","improved_items_listing","milliseconds_in_datetime","non_localized_focal_points","allow_custom_theme"],properties:{created_at:{type:"string",format:"\
date-time"},draft_mode_default:{type:"boolean"},improved_timezone_management:{type:"boolean"},improved_hex_management:{type:"boolean"},improved_gql_multilocale_fields:{
type:"boolean"},improved_gql_visibility_control:{type:"boolean"},improved_boolean_fields:{type:"boolean"},improved_validation_at_publishing:{type:"boolean"},improved_exposure_of_inline_blocks_in_cda:{
type:"boolean"},improved_items_listing:{type:"boolean"},milliseconds_in_datetime:{type:"boolean"},non_localized_focal_points:{type:"boolean"},allow_custom_theme:{
type:"boolean"}}};function $s(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=$s.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.created_at===void 0){let r={instancePath:p,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"created_at"},schema:E.required,parentSchema:E,data:s};e===null?e=[r]:e.push(r),a++}if(s.draft_mode_default===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"draft_mode_default"},schema:E.required,parentSchema:E,data:s};e===null?
e=[r]:e.push(r),a++}if(s.improved_timezone_management===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"improv\
ed_timezone_management"},schema:E.required,parentSchema:E,data:s};e===null?e=[r]:e.push(r),a++}if(s.improved_hex_management===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"improved_hex_management"},schema:E.required,parentSchema:E,data:s};e===null?e=[r]:e.push(r),a++}if(s.improved_gql_multilocale_fields===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"improved_gql_multilocale_fields"},schema:E.required,parentSchema:E,
data:s};e===null?e=[r]:e.push(r),a++}if(s.improved_gql_visibility_control===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
improved_gql_visibility_control"},schema:E.required,parentSchema:E,data:s};e===null?e=[r]:e.push(r),a++}if(s.improved_boolean_fields===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"improved_boolean_fields"},schema:E.required,parentSchema:E,data:s};e===null?e=[r]:e.push(r),
a++}if(s.improved_validation_at_publishing===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"improved_validati\
on_at_publishing"},schema:E.required,parentSchema:E,data:s};e===null?e=[r]:e.push(r),a++}if(s.improved_exposure_of_inline_blocks_in_cda===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"improved_exposure_of_inline_blocks_in_cda"},schema:E.required,parentSchema:E,data:s};e===null?
e=[r]:e.push(r),a++}if(s.improved_items_listing===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"improved_ite\
ms_listing"},schema:E.required,parentSchema:E,data:s};e===null?e=[r]:e.push(r),a++}if(s.milliseconds_in_datetime===void 0){let r={instancePath:p,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"milliseconds_in_datetime"},schema:E.required,parentSchema:E,data:s};e===null?e=[r]:e.push(r),a++}if(s.non_localized_focal_points===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"non_localized_focal_points"},schema:E.required,parentSchema:E,
data:s};e===null?e=[r]:e.push(r),a++}if(s.allow_custom_theme===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
allow_custom_theme"},schema:E.required,parentSchema:E,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!ke.call(E.properties,r)){let t={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:E,data:s};e===null?e=[t]:e.push(t),a++}if(s.created_at!==
void 0){let r=s.created_at;if(typeof r=="string"){if(!se.test(r)){let t={instancePath:p+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"forma\
t",params:{format:"date-time"},schema:"date-time",parentSchema:E.properties.created_at,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/create\
d_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},schema:E.properties.created_at.type,parentSchema:E.properties.created_at,data:r};
e===null?e=[t]:e.push(t),a++}}if(s.draft_mode_default!==void 0){let r=s.draft_mode_default;if(typeof r!="boolean"){let t={instancePath:p+"/draft_mode_default",schemaPath:"\
#/properties/draft_mode_default/type",keyword:"type",params:{type:"boolean"},schema:E.properties.draft_mode_default.type,parentSchema:E.properties.draft_mode_default,
data:r};e===null?e=[t]:e.push(t),a++}}if(s.improved_timezone_management!==void 0){let r=s.improved_timezone_management;if(typeof r!="boolean"){let t={instancePath:p+
"/improved_timezone_management",schemaPath:"#/properties/improved_timezone_management/type",keyword:"type",params:{type:"boolean"},schema:E.properties.improved_timezone_management.
type,parentSchema:E.properties.improved_timezone_management,data:r};e===null?e=[t]:e.push(t),a++}}if(s.improved_hex_management!==void 0){let r=s.improved_hex_management;
if(typeof r!="boolean"){let t={instancePath:p+"/improved_hex_management",schemaPath:"#/properties/improved_hex_management/type",keyword:"type",params:{type:"boo\
lean"},schema:E.properties.improved_hex_management.type,parentSchema:E.properties.improved_hex_management,data:r};e===null?e=[t]:e.push(t),a++}}if(s.improved_gql_multilocale_fields!==
void 0){let r=s.improved_gql_multilocale_fields;if(typeof r!="boolean"){let t={instancePath:p+"/improved_gql_multilocale_fields",schemaPath:"#/properties/improv\
ed_gql_multilocale_fields/type",keyword:"type",params:{type:"boolean"},schema:E.properties.improved_gql_multilocale_fields.type,parentSchema:E.properties.improved_gql_multilocale_fields,
data:r};e===null?e=[t]:e.push(t),a++}}if(s.improved_gql_visibility_control!==void 0){let r=s.improved_gql_visibility_control;if(typeof r!="boolean"){let t={instancePath:p+
"/improved_gql_visibility_control",schemaPath:"#/properties/improved_gql_visibility_control/type",keyword:"type",params:{type:"boolean"},schema:E.properties.improved_gql_visibility_control.
type,parentSchema:E.properties.improved_gql_visibility_control,data:r};e===null?e=[t]:e.push(t),a++}}if(s.improved_boolean_fields!==void 0){let r=s.improved_boolean_fields;
if(typeof r!="boolean"){let t={instancePath:p+"/improved_boolean_fields",schemaPath:"#/properties/improved_boolean_fields/type",keyword:"type",params:{type:"boo\
lean"},schema:E.properties.improved_boolean_fields.type,parentSchema:E.properties.improved_boolean_fields,data:r};e===null?e=[t]:e.push(t),a++}}if(s.improved_validation_at_publishing!==
void 0){let r=s.improved_validation_at_publishing;if(typeof r!="boolean"){let t={instancePath:p+"/improved_validation_at_publishing",schemaPath:"#/properties/im\
proved_validation_at_publishing/type",keyword:"type",params:{type:"boolean"},schema:E.properties.improved_validation_at_publishing.type,parentSchema:E.properties.
improved_validation_at_publishing,data:r};e===null?e=[t]:e.push(t),a++}}if(s.improved_exposure_of_inline_blocks_in_cda!==void 0){let r=s.improved_exposure_of_inline_blocks_in_cda;
if(typeof r!="boolean"){let t={instancePath:p+"/improved_exposure_of_inline_blocks_in_cda",schemaPath:"#/properties/improved_exposure_of_inline_blocks_in_cda/ty\
pe",keyword:"type",params:{type:"boolean"},schema:E.properties.improved_exposure_of_inline_blocks_in_cda.type,parentSchema:E.properties.improved_exposure_of_inline_blocks_in_cda,
data:r};e===null?e=[t]:e.push(t),a++}}if(s.improved_items_listing!==void 0){let r=s.improved_items_listing;if(typeof r!="boolean"){let t={instancePath:p+"/impro\
ved_items_listing",schemaPath:"#/properties/improved_items_listing/type",keyword:"type",params:{type:"boolean"},schema:E.properties.improved_items_listing.type,
parentSchema:E.properties.improved_items_listing,data:r};e===null?e=[t]:e.push(t),a++}}if(s.milliseconds_in_datetime!==void 0){let r=s.milliseconds_in_datetime;
if(typeof r!="boolean"){let t={instancePath:p+"/milliseconds_in_datetime",schemaPath:"#/properties/milliseconds_in_datetime/type",keyword:"type",params:{type:"b\
oolean"},schema:E.properties.milliseconds_in_datetime.type,parentSchema:E.properties.milliseconds_in_datetime,data:r};e===null?e=[t]:e.push(t),a++}}if(s.non_localized_focal_points!==
void 0){let r=s.non_localized_focal_points;if(typeof r!="boolean"){let t={instancePath:p+"/non_localized_focal_points",schemaPath:"#/properties/non_localized_fo\
cal_points/type",keyword:"type",params:{type:"boolean"},schema:E.properties.non_localized_focal_points.type,parentSchema:E.properties.non_localized_focal_points,
data:r};e===null?e=[t]:e.push(t),a++}}if(s.allow_custom_theme!==void 0){let r=s.allow_custom_theme;if(typeof r!="boolean"){let t={instancePath:p+"/allow_custom_\
theme",schemaPath:"#/properties/allow_custom_theme/type",keyword:"type",params:{type:"boolean"},schema:E.properties.allow_custom_theme.type,parentSchema:E.properties.
allow_custom_theme,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:E.type,parentSchema:E,
data:s};e===null?e=[r]:e.push(r),a++}return $s.errors=e,a===0}$s.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ns(s,{instancePath:p="",parentData:P,
parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ns.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:A.
required,parentSchema:A,data:s};e===null?e=[t]:e.push(t),a++}if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},schema:A.required,parentSchema:A,data:s};e===null?e=[t]:e.push(t),a++}if(s.attributes===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"attributes"},schema:A.required,parentSchema:A,data:s};e===null?e=[t]:e.push(t),a++}if(s.relationships===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationships"},schema:A.required,parentSchema:A,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)
if(!(t==="id"||t==="type"||t==="attributes"||t==="relationships"||t==="meta")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:t},schema:!1,parentSchema:A,data:s};e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let i={instancePath:p+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:A.properties.id.type,parentSchema:A.properties.id,data:t};e===null?e=[i]:e.
push(i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"\
string"},schema:A.properties.type.type,parentSchema:A.properties.type,data:t};e===null?e=[i]:e.push(i),a++}if(t!=="site"){let i={instancePath:p+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"site"},schema:"site",parentSchema:A.properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.attributes!==
void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.name===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attribu\
tes/required",keyword:"required",params:{missingProperty:"name"},schema:A.properties.attributes.required,parentSchema:A.properties.attributes,data:t};e===null?e=
[i]:e.push(i),a++}if(t.domain===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
domain"},schema:A.properties.attributes.required,parentSchema:A.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.google_maps_api_token===void 0){
let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"google_maps_api_token"},schema:A.properties.
attributes.required,parentSchema:A.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.imgix_host===void 0){let i={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"imgix_host"},schema:A.properties.attributes.required,parentSchema:A.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}if(t.internal_domain===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"r\
equired",params:{missingProperty:"internal_domain"},schema:A.properties.attributes.required,parentSchema:A.properties.attributes,data:t};e===null?e=[i]:e.push(i),
a++}if(t.locales===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"locales"},
schema:A.properties.attributes.required,parentSchema:A.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.timezone===void 0){let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"timezone"},schema:A.properties.attributes.required,parentSchema:A.
properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.no_index===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/requi\
red",keyword:"required",params:{missingProperty:"no_index"},schema:A.properties.attributes.required,parentSchema:A.properties.attributes,data:t};e===null?e=[i]:
e.push(i),a++}if(t.favicon===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
favicon"},schema:A.properties.attributes.required,parentSchema:A.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.last_data_change_at===void 0){let i={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"last_data_change_at"},schema:A.properties.
attributes.required,parentSchema:A.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.require_2fa===void 0){let i={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"require_2fa"},schema:A.properties.attributes.required,parentSchema:A.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}if(t.ip_tracking_enabled===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"ip_tracking_enabled"},schema:A.properties.attributes.required,parentSchema:A.properties.attributes,data:t};e===null?e=[i]:e.push(
i),a++}if(t.force_use_of_sandbox_environments===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"force_use_of_sandbox_environments"},schema:A.properties.attributes.required,parentSchema:A.properties.attributes,data:t};e===null?e=[i]:e.push(
i),a++}if(t.assets_cdn_default_settings===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
assets_cdn_default_settings"},schema:A.properties.attributes.required,parentSchema:A.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.theme===void 0){
let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"theme"},schema:A.properties.attributes.
required,parentSchema:A.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.global_seo===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/p\
roperties/attributes/required",keyword:"required",params:{missingProperty:"global_seo"},schema:A.properties.attributes.required,parentSchema:A.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)if(!ke.call(A.properties.attributes.properties,i)){let o={instancePath:p+"/attributes",schemaPath:"#/propert\
ies/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:A.properties.attributes,data:t};e===null?
e=[o]:e.push(o),a++}if(t.name!==void 0){let i=t.name;if(typeof i!="string"){let o={instancePath:p+"/attributes/name",schemaPath:"#/properties/attributes/propert\
ies/name/type",keyword:"type",params:{type:"string"},schema:A.properties.attributes.properties.name.type,parentSchema:A.properties.attributes.properties.name,data:i};
e===null?e=[o]:e.push(o),a++}}if(t.domain!==void 0){let i=t.domain;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/domain",schemaPath:"#/pro\
perties/attributes/properties/domain/type",keyword:"type",params:{type:A.properties.attributes.properties.domain.type},schema:A.properties.attributes.properties.
domain.type,parentSchema:A.properties.attributes.properties.domain,data:i};e===null?e=[o]:e.push(o),a++}}if(t.google_maps_api_token!==void 0){let i=t.google_maps_api_token;
if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/google_maps_api_token",schemaPath:"#/properties/attributes/properties/google_maps_api_token/\
type",keyword:"type",params:{type:A.properties.attributes.properties.google_maps_api_token.type},schema:A.properties.attributes.properties.google_maps_api_token.
type,parentSchema:A.properties.attributes.properties.google_maps_api_token,data:i};e===null?e=[o]:e.push(o),a++}}if(t.imgix_host!==void 0){let i=t.imgix_host;if(typeof i!=
"string"&&i!==null){let o={instancePath:p+"/attributes/imgix_host",schemaPath:"#/properties/attributes/properties/imgix_host/type",keyword:"type",params:{type:A.
properties.attributes.properties.imgix_host.type},schema:A.properties.attributes.properties.imgix_host.type,parentSchema:A.properties.attributes.properties.imgix_host,
data:i};e===null?e=[o]:e.push(o),a++}}if(t.internal_domain!==void 0){let i=t.internal_domain;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes\
/internal_domain",schemaPath:"#/properties/attributes/properties/internal_domain/type",keyword:"type",params:{type:A.properties.attributes.properties.internal_domain.
type},schema:A.properties.attributes.properties.internal_domain.type,parentSchema:A.properties.attributes.properties.internal_domain,data:i};e===null?e=[o]:e.push(
o),a++}}if(t.locales!==void 0){let i=t.locales;if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++){let l=i[d];if(typeof l!="string"){let u={instancePath:p+
"/attributes/locales/"+d,schemaPath:"#/properties/attributes/properties/locales/items/type",keyword:"type",params:{type:"string"},schema:A.properties.attributes.
properties.locales.items.type,parentSchema:A.properties.attributes.properties.locales.items,data:l};e===null?e=[u]:e.push(u),a++}}}else{let o={instancePath:p+"/\
attributes/locales",schemaPath:"#/properties/attributes/properties/locales/type",keyword:"type",params:{type:"array"},schema:A.properties.attributes.properties.
locales.type,parentSchema:A.properties.attributes.properties.locales,data:i};e===null?e=[o]:e.push(o),a++}}if(t.timezone!==void 0){let i=t.timezone;if(typeof i!=
"string"){let o={instancePath:p+"/attributes/timezone",schemaPath:"#/properties/attributes/properties/timezone/type",keyword:"type",params:{type:"string"},schema:A.
properties.attributes.properties.timezone.type,parentSchema:A.properties.attributes.properties.timezone,data:i};e===null?e=[o]:e.push(o),a++}}if(t.no_index!==void 0){
let i=t.no_index;if(typeof i!="boolean"){let o={instancePath:p+"/attributes/no_index",schemaPath:"#/properties/attributes/properties/no_index/type",keyword:"typ\
e",params:{type:"boolean"},schema:A.properties.attributes.properties.no_index.type,parentSchema:A.properties.attributes.properties.no_index,data:i};e===null?e=[
o]:e.push(o),a++}}if(t.favicon!==void 0){let i=t.favicon;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/favicon",schemaPath:"#/properties/a\
ttributes/properties/favicon/type",keyword:"type",params:{type:A.properties.attributes.properties.favicon.type},schema:A.properties.attributes.properties.favicon.
type,parentSchema:A.properties.attributes.properties.favicon,data:i};e===null?e=[o]:e.push(o),a++}}if(t.last_data_change_at!==void 0){let i=t.last_data_change_at;
if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/last_data_change_at",schemaPath:"#/properties/attributes/properties/last_data_change_at/type",
keyword:"type",params:{type:A.properties.attributes.properties.last_data_change_at.type},schema:A.properties.attributes.properties.last_data_change_at.type,parentSchema:A.
properties.attributes.properties.last_data_change_at,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="string"&&!se.test(i)){let o={instancePath:p+"/attributes\
/last_data_change_at",schemaPath:"#/properties/attributes/properties/last_data_change_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",
parentSchema:A.properties.attributes.properties.last_data_change_at,data:i};e===null?e=[o]:e.push(o),a++}}if(t.require_2fa!==void 0){let i=t.require_2fa;if(typeof i!=
"boolean"){let o={instancePath:p+"/attributes/require_2fa",schemaPath:"#/properties/attributes/properties/require_2fa/type",keyword:"type",params:{type:"boolean"},
schema:A.properties.attributes.properties.require_2fa.type,parentSchema:A.properties.attributes.properties.require_2fa,data:i};e===null?e=[o]:e.push(o),a++}}if(t.
ip_tracking_enabled!==void 0){let i=t.ip_tracking_enabled;if(typeof i!="boolean"){let o={instancePath:p+"/attributes/ip_tracking_enabled",schemaPath:"#/properti\
es/attributes/properties/ip_tracking_enabled/type",keyword:"type",params:{type:"boolean"},schema:A.properties.attributes.properties.ip_tracking_enabled.type,parentSchema:A.
properties.attributes.properties.ip_tracking_enabled,data:i};e===null?e=[o]:e.push(o),a++}}if(t.force_use_of_sandbox_environments!==void 0){let i=t.force_use_of_sandbox_environments;
if(typeof i!="boolean"){let o={instancePath:p+"/attributes/force_use_of_sandbox_environments",schemaPath:"#/properties/attributes/properties/force_use_of_sandbo\
x_environments/type",keyword:"type",params:{type:"boolean"},schema:A.properties.attributes.properties.force_use_of_sandbox_environments.type,parentSchema:A.properties.
attributes.properties.force_use_of_sandbox_environments,data:i};e===null?e=[o]:e.push(o),a++}}if(t.assets_cdn_default_settings!==void 0){let i=t.assets_cdn_default_settings;
if(!(i&&typeof i=="object"&&!Array.isArray(i))){let o={instancePath:p+"/attributes/assets_cdn_default_settings",schemaPath:"#/properties/attributes/properties/a\
ssets_cdn_default_settings/type",keyword:"type",params:{type:"object"},schema:A.properties.attributes.properties.assets_cdn_default_settings.type,parentSchema:A.
properties.attributes.properties.assets_cdn_default_settings,data:i};e===null?e=[o]:e.push(o),a++}}if(t.theme!==void 0){let i=t.theme;if(!(i&&typeof i=="object"&&
!Array.isArray(i))){let o={instancePath:p+"/attributes/theme",schemaPath:"#/properties/attributes/properties/theme/type",keyword:"type",params:{type:"object"},schema:A.
properties.attributes.properties.theme.type,parentSchema:A.properties.attributes.properties.theme,data:i};e===null?e=[o]:e.push(o),a++}}if(t.global_seo!==void 0){
let i=t.global_seo;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null){let o={instancePath:p+"/attributes/global_seo",schemaPath:"#/properties/attributes/\
properties/global_seo/type",keyword:"type",params:{type:A.properties.attributes.properties.global_seo.type},schema:A.properties.attributes.properties.global_seo.
type,parentSchema:A.properties.attributes.properties.global_seo,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/attributes",schemaPath:"#/pr\
operties/attributes/type",keyword:"type",params:{type:"object"},schema:A.properties.attributes.type,parentSchema:A.properties.attributes,data:t};e===null?e=[i]:
e.push(i),a++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.account===void 0){let i={instancePath:p+"/re\
lationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{missingProperty:"account"},schema:A.properties.relationships.required,parentSchema:A.
properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}if(t.owner===void 0){let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships\
/required",keyword:"required",params:{missingProperty:"owner"},schema:A.properties.relationships.required,parentSchema:A.properties.relationships,data:t};e===null?
e=[i]:e.push(i),a++}if(t.item_types===void 0){let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{
missingProperty:"item_types"},schema:A.properties.relationships.required,parentSchema:A.properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)
if(!(i==="account"||i==="owner"||i==="item_types")){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:A.properties.relationships,data:t};e===null?e=[o]:e.push(o),a++}if(t.account!==void 0){
let i=t.account;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relationships/account",schemaPath:"#/properties/relatio\
nships/properties/account/required",keyword:"required",params:{missingProperty:"data"},schema:A.properties.relationships.properties.account.required,parentSchema:A.
properties.relationships.properties.account,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/account",schemaPath:"\
#/properties/relationships/properties/account/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:A.properties.
relationships.properties.account,data:i};e===null?e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data,d=a,l=!0,u=a;if(o!==null){let f={};e===null?e=[f]:e.push(
f),a++}var r=u===a;if(a=d,e!==null&&(d?e.length=d:e=null),!r){let f=a;Le(o,{instancePath:p+"/relationships/account/data",parentData:i,parentDataProperty:"data",
rootData:m,dynamicAnchors:c})||(e=e===null?Le.errors:q(e,Le.errors),a=e.length);var r=f===a;l=r}if(!l){let f={instancePath:p+"/relationships/account/data",schemaPath:"\
#/properties/relationships/properties/account/properties/data/if",keyword:"if",params:{failingKeyword:"else"},schema:A.properties.relationships.properties.account.
properties.data.if,parentSchema:A.properties.relationships.properties.account.properties.data,data:o};e===null?e=[f]:e.push(f),a++}}}else{let o={instancePath:p+
"/relationships/account",schemaPath:"#/properties/relationships/properties/account/type",keyword:"type",params:{type:"object"},schema:A.properties.relationships.
properties.account.type,parentSchema:A.properties.relationships.properties.account,data:i};e===null?e=[o]:e.push(o),a++}}if(t.owner!==void 0){let i=t.owner;if(i&&
typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relationships/owner",schemaPath:"#/properties/relationships/properties/owner/\
required",keyword:"required",params:{missingProperty:"data"},schema:A.properties.relationships.properties.owner.required,parentSchema:A.properties.relationships.
properties.owner,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/owner",schemaPath:"#/properties/relati\
onships/properties/owner/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:A.properties.relationships.properties.
owner,data:i};e===null?e=[d]:e.push(d),a++}i.data!==void 0&&(Le(i.data,{instancePath:p+"/relationships/owner/data",parentData:i,parentDataProperty:"data",rootData:m,
dynamicAnchors:c})||(e=e===null?Le.errors:q(e,Le.errors),a=e.length))}else{let o={instancePath:p+"/relationships/owner",schemaPath:"#/properties/relationships/p\
roperties/owner/type",keyword:"type",params:{type:"object"},schema:A.properties.relationships.properties.owner.type,parentSchema:A.properties.relationships.properties.
owner,data:i};e===null?e=[o]:e.push(o),a++}}if(t.item_types!==void 0){let i=t.item_types;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){let o={
instancePath:p+"/relationships/item_types",schemaPath:"#/properties/relationships/properties/item_types/required",keyword:"required",params:{missingProperty:"da\
ta"},schema:A.properties.relationships.properties.item_types.required,parentSchema:A.properties.relationships.properties.item_types,data:i};e===null?e=[o]:e.push(
o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/item_types",schemaPath:"#/properties/relationships/properties/item_types/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:A.properties.relationships.properties.item_types,data:i};e===null?
e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data;if(Array.isArray(o)){let d=o.length;for(let l=0;l<d;l++)Nt(o[l],{instancePath:p+"/relationships/item_types/\
data/"+l,parentData:o,parentDataProperty:l,rootData:m,dynamicAnchors:c})||(e=e===null?Nt.errors:q(e,Nt.errors),a=e.length)}else{let d={instancePath:p+"/relation\
ships/item_types/data",schemaPath:"#/properties/relationships/properties/item_types/properties/data/type",keyword:"type",params:{type:"array"},schema:A.properties.
relationships.properties.item_types.properties.data.type,parentSchema:A.properties.relationships.properties.item_types.properties.data,data:o};e===null?e=[d]:e.
push(d),a++}}}else{let o={instancePath:p+"/relationships/item_types",schemaPath:"#/properties/relationships/properties/item_types/type",keyword:"type",params:{type:"\
object"},schema:A.properties.relationships.properties.item_types.type,parentSchema:A.properties.relationships.properties.item_types,data:i};e===null?e=[o]:e.push(
o),a++}}}else{let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},schema:A.properties.relationships.
type,parentSchema:A.properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}}s.meta!==void 0&&($s(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"\
meta",rootData:m,dynamicAnchors:c})||(e=e===null?$s.errors:q(e,$s.errors),a=e.length))}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:A.type,parentSchema:A,data:s};e===null?e=[t]:e.push(t),a++}return Ns.errors=e,a===0}Ns.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Qa(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Qa.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},schema:xi.required,parentSchema:xi,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:xi,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(Ns(s.data,{
instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?Ns.errors:q(e,Ns.errors),a=e.length))}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:xi.type,parentSchema:xi,data:s};e===null?e=[r]:e.push(r),a++}return Qa.errors=e,a===0}Qa.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var sl=Ja,ut={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"\
standin://json-api/schemas#/$defs/ProjectEnvironment"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}},Nr={type:"object",additionalProperties:!1,required:[
"id","type"],properties:{id:{type:"string"},type:{type:"string",const:"environment"},meta:{$ref:"standin://json-api/schemas#/$defs/ProjectEnvironmentMeta"}}},Y={
type:"object",additionalProperties:!1,required:["status","read_only_mode","created_at","last_data_change_at","primary","forked_from"],properties:{status:{type:"\
string",enum:["creating","ready","destroying"]},read_only_mode:{type:"boolean"},created_at:{type:"string",format:"date-time"},last_data_change_at:{type:"string",
format:"date-time"},primary:{type:"boolean"},forked_from:{type:["string","null"]}}};function Es(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=Es.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.status===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},schema:Y.required,parentSchema:Y,data:s};
e===null?e=[r]:e.push(r),a++}if(s.read_only_mode===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"read_only_m\
ode"},schema:Y.required,parentSchema:Y,data:s};e===null?e=[r]:e.push(r),a++}if(s.created_at===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"created_at"},schema:Y.required,parentSchema:Y,data:s};e===null?e=[r]:e.push(r),a++}if(s.last_data_change_at===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"last_data_change_at"},schema:Y.required,parentSchema:Y,data:s};e===null?e=[r]:e.push(r),a++}
if(s.primary===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"primary"},schema:Y.required,parentSchema:Y,data:s};
e===null?e=[r]:e.push(r),a++}if(s.forked_from===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"forked_from"},
schema:Y.required,parentSchema:Y,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="status"||r==="read_only_mode"||r==="created_at"||r==="last_data_c\
hange_at"||r==="primary"||r==="forked_from")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:Y,data:s};e===null?e=[t]:e.push(t),a++}if(s.status!==void 0){let r=s.status;if(typeof r!="string"){let t={instancePath:p+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"string"},schema:Y.properties.status.type,parentSchema:Y.properties.status,data:r};e===null?e=[t]:e.push(t),
a++}if(!(r==="creating"||r==="ready"||r==="destroying")){let t={instancePath:p+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:Y.
properties.status.enum},schema:Y.properties.status.enum,parentSchema:Y.properties.status,data:r};e===null?e=[t]:e.push(t),a++}}if(s.read_only_mode!==void 0){let r=s.
read_only_mode;if(typeof r!="boolean"){let t={instancePath:p+"/read_only_mode",schemaPath:"#/properties/read_only_mode/type",keyword:"type",params:{type:"boolea\
n"},schema:Y.properties.read_only_mode.type,parentSchema:Y.properties.read_only_mode,data:r};e===null?e=[t]:e.push(t),a++}}if(s.created_at!==void 0){let r=s.created_at;
if(typeof r=="string"){if(!se.test(r)){let t={instancePath:p+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-tim\
e"},schema:"date-time",parentSchema:Y.properties.created_at,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/created_at",schemaPath:"#/propert\
ies/created_at/type",keyword:"type",params:{type:"string"},schema:Y.properties.created_at.type,parentSchema:Y.properties.created_at,data:r};e===null?e=[t]:e.push(
t),a++}}if(s.last_data_change_at!==void 0){let r=s.last_data_change_at;if(typeof r=="string"){if(!se.test(r)){let t={instancePath:p+"/last_data_change_at",schemaPath:"\
#/properties/last_data_change_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:Y.properties.last_data_change_at,data:r};e===
null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/last_data_change_at",schemaPath:"#/properties/last_data_change_at/type",keyword:"type",params:{type:"stri\
ng"},schema:Y.properties.last_data_change_at.type,parentSchema:Y.properties.last_data_change_at,data:r};e===null?e=[t]:e.push(t),a++}}if(s.primary!==void 0){let r=s.
primary;if(typeof r!="boolean"){let t={instancePath:p+"/primary",schemaPath:"#/properties/primary/type",keyword:"type",params:{type:"boolean"},schema:Y.properties.
primary.type,parentSchema:Y.properties.primary,data:r};e===null?e=[t]:e.push(t),a++}}if(s.forked_from!==void 0){let r=s.forked_from;if(typeof r!="string"&&r!==null){
let t={instancePath:p+"/forked_from",schemaPath:"#/properties/forked_from/type",keyword:"type",params:{type:Y.properties.forked_from.type},schema:Y.properties.forked_from.
type,parentSchema:Y.properties.forked_from,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},schema:Y.type,parentSchema:Y,data:s};e===null?e=[r]:e.push(r),a++}return Es.errors=e,a===0}Es.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ts(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ts.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},schema:Nr.required,parentSchema:Nr,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},schema:Nr.required,parentSchema:Nr,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="meta")){let t={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Nr,data:s};e===null?e=[t]:
e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"str\
ing"},schema:Nr.properties.id.type,parentSchema:Nr.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={
instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:Nr.properties.type.type,parentSchema:Nr.properties.type,
data:r};e===null?e=[t]:e.push(t),a++}if(r!=="environment"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
environment"},schema:"environment",parentSchema:Nr.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}s.meta!==void 0&&(Es(s.meta,{instancePath:p+"/meta",parentData:s,
parentDataProperty:"meta",rootData:m,dynamicAnchors:c})||(e=e===null?Es.errors:q(e,Es.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:Nr.type,parentSchema:Nr,data:s};e===null?e=[r]:e.push(r),a++}return Ts.errors=e,a===0}Ts.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ja(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ja.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},schema:ut.required,parentSchema:ut,data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"meta"},schema:ut.required,parentSchema:ut,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="\
data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:ut,
data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Ts(r[i],{instancePath:p+"/data/"+i,
parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?Ts.errors:q(e,Ts.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"},schema:ut.properties.data.type,parentSchema:ut.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}
s.meta!==void 0&&(re(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:m,dynamicAnchors:c})||(e=e===null?re.errors:q(e,re.errors),a=
e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ut.type,parentSchema:ut,data:s};e===null?e=[r]:e.push(r),
a++}return Ja.errors=e,a===0}Ja.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Po=Xa,mt={type:"object",additionalProperties:!1,required:["data","meta"],
properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/Upload"}},meta:{$ref:"standin://json-api/schemas#/$defs/BulkMeta"}}},qr={type:"obj\
ect",additionalProperties:!1,required:["successful","failed"],properties:{successful:{type:"integer",minimum:0},failed:{type:"integer",minimum:0}}};function Fs(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Fs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.successful===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
successful"},schema:qr.required,parentSchema:qr,data:s};e===null?e=[r]:e.push(r),a++}if(s.failed===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"failed"},schema:qr.required,parentSchema:qr,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="successful"||r==="f\
ailed")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:qr,data:s};
e===null?e=[t]:e.push(t),a++}if(s.successful!==void 0){let r=s.successful;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:p+"/succ\
essful",schemaPath:"#/properties/successful/type",keyword:"type",params:{type:"integer"},schema:qr.properties.successful.type,parentSchema:qr.properties.successful,
data:r};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:p+"/successful",schemaPath:"#/properties/successfu\
l/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:qr.properties.successful,data:r};e===null?e=[t]:e.push(t),a++}}if(s.failed!==
void 0){let r=s.failed;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:p+"/failed",schemaPath:"#/properties/failed/type",keyword:"\
type",params:{type:"integer"},schema:qr.properties.failed.type,parentSchema:qr.properties.failed,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){let t={instancePath:p+"/failed",schemaPath:"#/properties/failed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:qr.
properties.failed,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:qr.type,parentSchema:qr,
data:s};e===null?e=[r]:e.push(r),a++}return Fs.errors=e,a===0}Fs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Xa(s,{instancePath:p="",parentData:P,
parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Xa.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:mt.
required,parentSchema:mt,data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
meta"},schema:mt.required,parentSchema:mt,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:mt,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){
let r=s.data;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)$t(r[i],{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||
(e=e===null?$t.errors:q(e,$t.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:mt.
properties.data.type,parentSchema:mt.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}s.meta!==void 0&&(Fs(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"\
meta",rootData:m,dynamicAnchors:c})||(e=e===null?Fs.errors:q(e,Fs.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:mt.type,parentSchema:mt,data:s};e===null?e=[r]:e.push(r),a++}return Xa.errors=e,a===0}Xa.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var il=ep,
$i={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadBulkTag"}},$id:"standin://json-api/d\
ata/UploadBulkTag"},Q={type:"object",additionalProperties:!1,required:["type","attributes","relationships"],properties:{type:{type:"string",const:"upload_bulk_t\
ag_operation"},attributes:{type:"object",additionalProperties:!1,required:["tags"],properties:{tags:{type:"array",items:{type:"string"}}}},relationships:{type:"\
object",additionalProperties:!1,required:["uploads"],properties:{uploads:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"array",
items:{$ref:"standin://json-api/schemas#/$defs/UploadReference"}}}}}}}},Er={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"\
string",const:"upload"},id:{type:"string"}}};function nr(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,
a=0,n=nr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:Er.required,parentSchema:Er,data:s};e===null?e=[r]:e.push(r),a++}if(s.id===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:Er.required,parentSchema:Er,data:s};e===null?e=[r]:e.push(
r),a++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:Er,data:s};e===null?e=[t]:e.push(t),a++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},schema:Er.properties.type.type,parentSchema:Er.properties.type,data:r};e===null?e=[t]:e.push(t),a++}
if(r!=="upload"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload"},schema:"upload",parentSchema:Er.
properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/i\
d/type",keyword:"type",params:{type:"string"},schema:Er.properties.id.type,parentSchema:Er.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Er.type,parentSchema:Er,data:s};e===null?e=[r]:e.push(r),a++}return nr.errors=e,a===0}nr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Us(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,
n=Us.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:Q.required,parentSchema:Q,data:s};e===null?e=[r]:e.push(r),a++}if(s.attributes===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:Q.required,parentSchema:Q,data:s};e===null?
e=[r]:e.push(r),a++}if(s.relationships===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationships"},schema:Q.
required,parentSchema:Q,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="attributes"||r==="relationships")){let t={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Q,data:s};e===null?e=[t]:e.push(t),a++}if(s.type!==void 0){
let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:Q.properties.
type.type,parentSchema:Q.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_bulk_tag_operation"){let t={instancePath:p+"/type",schemaPath:"#/pr\
operties/type/const",keyword:"const",params:{allowedValue:"upload_bulk_tag_operation"},schema:"upload_bulk_tag_operation",parentSchema:Q.properties.type,data:r};
e===null?e=[t]:e.push(t),a++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.tags===void 0){let t={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"tags"},schema:Q.properties.attributes.required,parentSchema:Q.
properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(t!=="tags"){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Q.properties.attributes,data:r};e===null?e=[i]:e.push(
i),a++}if(r.tags!==void 0){let t=r.tags;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++){let d=t[o];if(typeof d!="string"){let l={instancePath:p+"/attri\
butes/tags/"+o,schemaPath:"#/properties/attributes/properties/tags/items/type",keyword:"type",params:{type:"string"},schema:Q.properties.attributes.properties.tags.
items.type,parentSchema:Q.properties.attributes.properties.tags.items,data:d};e===null?e=[l]:e.push(l),a++}}}else{let i={instancePath:p+"/attributes/tags",schemaPath:"\
#/properties/attributes/properties/tags/type",keyword:"type",params:{type:"array"},schema:Q.properties.attributes.properties.tags.type,parentSchema:Q.properties.
attributes.properties.tags,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"ty\
pe",params:{type:"object"},schema:Q.properties.attributes.type,parentSchema:Q.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}if(s.relationships!==void 0){
let r=s.relationships;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.uploads===void 0){let t={instancePath:p+"/relationships",schemaPath:"#/properties/relati\
onships/required",keyword:"required",params:{missingProperty:"uploads"},schema:Q.properties.relationships.required,parentSchema:Q.properties.relationships,data:r};
e===null?e=[t]:e.push(t),a++}for(let t in r)if(t!=="uploads"){let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Q.properties.relationships,data:r};e===null?e=[i]:e.push(i),a++}if(r.uploads!==
void 0){let t=r.uploads;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.data===void 0){let i={instancePath:p+"/relationships/uploads",schemaPath:"#/properties\
/relationships/properties/uploads/required",keyword:"required",params:{missingProperty:"data"},schema:Q.properties.relationships.properties.uploads.required,parentSchema:Q.
properties.relationships.properties.uploads,data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)if(i!=="data"){let o={instancePath:p+"/relationships/uploads",schemaPath:"\
#/properties/relationships/properties/uploads/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:Q.properties.
relationships.properties.uploads,data:t};e===null?e=[o]:e.push(o),a++}if(t.data!==void 0){let i=t.data;if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++)nr(
i[d],{instancePath:p+"/relationships/uploads/data/"+d,parentData:i,parentDataProperty:d,rootData:m,dynamicAnchors:c})||(e=e===null?nr.errors:q(e,nr.errors),a=e.
length)}else{let o={instancePath:p+"/relationships/uploads/data",schemaPath:"#/properties/relationships/properties/uploads/properties/data/type",keyword:"type",
params:{type:"array"},schema:Q.properties.relationships.properties.uploads.properties.data.type,parentSchema:Q.properties.relationships.properties.uploads.properties.
data,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/relationships/uploads",schemaPath:"#/properties/relationships/properties/uploads/type",
keyword:"type",params:{type:"object"},schema:Q.properties.relationships.properties.uploads.type,parentSchema:Q.properties.relationships.properties.uploads,data:t};
e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},schema:Q.
properties.relationships.type,parentSchema:Q.properties.relationships,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:Q.type,parentSchema:Q,data:s};e===null?e=[r]:e.push(r),a++}return Us.errors=e,a===0}Us.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ep(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ep.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"data"},schema:$i.required,parentSchema:$i,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:$i,data:s};e===null?e=[t]:e.push(t),a++}
s.data!==void 0&&(Us(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?Us.errors:q(e,Us.errors),a=
e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:$i.type,parentSchema:$i,data:s};e===null?e=[r]:e.push(r),
a++}return ep.errors=e,a===0}ep.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var al=rp,Ni={type:"object",additionalProperties:!1,required:["data"],properties:{
data:{$ref:"standin://json-api/schemas#/$defs/UploadBulkSetUploadCollection"}},$id:"standin://json-api/data/UploadBulkSetUploadCollection"},ae={type:"object",additionalProperties:!1,
required:["type","relationships"],properties:{type:{type:"string",const:"upload_bulk_set_upload_collection_operation"},relationships:{type:"object",additionalProperties:!1,
required:["upload_collection","uploads"],properties:{upload_collection:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},
else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}},uploads:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{
type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadReference"}}}}}}}};function zs(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=zs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:ae.required,parentSchema:ae,data:s};
e===null?e=[t]:e.push(t),a++}if(s.relationships===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationship\
s"},schema:ae.required,parentSchema:ae,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!(t==="type"||t==="relationships")){let i={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:ae,data:s};e===null?e=[i]:e.push(i),a++}if(s.type!==
void 0){let t=s.type;if(typeof t!="string"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:ae.properties.
type.type,parentSchema:ae.properties.type,data:t};e===null?e=[i]:e.push(i),a++}if(t!=="upload_bulk_set_upload_collection_operation"){let i={instancePath:p+"/typ\
e",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_bulk_set_upload_collection_operation"},schema:"upload_bulk_set_upload_colle\
ction_operation",parentSchema:ae.properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="objec\
t"&&!Array.isArray(t)){if(t.upload_collection===void 0){let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"require\
d",params:{missingProperty:"upload_collection"},schema:ae.properties.relationships.required,parentSchema:ae.properties.relationships,data:t};e===null?e=[i]:e.push(
i),a++}if(t.uploads===void 0){let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{missingProperty:"\
uploads"},schema:ae.properties.relationships.required,parentSchema:ae.properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)if(!(i==="upl\
oad_collection"||i==="uploads")){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:i},schema:!1,parentSchema:ae.properties.relationships,data:t};e===null?e=[o]:e.push(o),a++}if(t.upload_collection!==void 0){let i=t.
upload_collection;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/proper\
ties/relationships/properties/upload_collection/required",keyword:"required",params:{missingProperty:"data"},schema:ae.properties.relationships.properties.upload_collection.
required,parentSchema:ae.properties.relationships.properties.upload_collection,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+
"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o},schema:!1,parentSchema:ae.properties.relationships.properties.upload_collection,data:i};e===null?e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.
data,d=a,l=!0,u=a;if(o!==null){let f={};e===null?e=[f]:e.push(f),a++}var r=u===a;if(a=d,e!==null&&(d?e.length=d:e=null),!r){let f=a;M(o,{instancePath:p+"/relati\
onships/upload_collection/data",parentData:i,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?M.errors:q(e,M.errors),a=e.length);var r=f===a;
l=r}if(!l){let f={instancePath:p+"/relationships/upload_collection/data",schemaPath:"#/properties/relationships/properties/upload_collection/properties/data/if",
keyword:"if",params:{failingKeyword:"else"},schema:ae.properties.relationships.properties.upload_collection.properties.data.if,parentSchema:ae.properties.relationships.
properties.upload_collection.properties.data,data:o};e===null?e=[f]:e.push(f),a++}}}else{let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/\
properties/relationships/properties/upload_collection/type",keyword:"type",params:{type:"object"},schema:ae.properties.relationships.properties.upload_collection.
type,parentSchema:ae.properties.relationships.properties.upload_collection,data:i};e===null?e=[o]:e.push(o),a++}}if(t.uploads!==void 0){let i=t.uploads;if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relationships/uploads",schemaPath:"#/properties/relationships/properties/uploads/requir\
ed",keyword:"required",params:{missingProperty:"data"},schema:ae.properties.relationships.properties.uploads.required,parentSchema:ae.properties.relationships.properties.
uploads,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/uploads",schemaPath:"#/properties/relationships\
/properties/uploads/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:ae.properties.relationships.properties.
uploads,data:i};e===null?e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data;if(Array.isArray(o)){let d=o.length;for(let l=0;l<d;l++)nr(o[l],{instancePath:p+"/\
relationships/uploads/data/"+l,parentData:o,parentDataProperty:l,rootData:m,dynamicAnchors:c})||(e=e===null?nr.errors:q(e,nr.errors),a=e.length)}else{let d={instancePath:p+
"/relationships/uploads/data",schemaPath:"#/properties/relationships/properties/uploads/properties/data/type",keyword:"type",params:{type:"array"},schema:ae.properties.
relationships.properties.uploads.properties.data.type,parentSchema:ae.properties.relationships.properties.uploads.properties.data,data:o};e===null?e=[d]:e.push(
d),a++}}}else{let o={instancePath:p+"/relationships/uploads",schemaPath:"#/properties/relationships/properties/uploads/type",keyword:"type",params:{type:"object"},
schema:ae.properties.relationships.properties.uploads.type,parentSchema:ae.properties.relationships.properties.uploads,data:i};e===null?e=[o]:e.push(o),a++}}}else{
let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},schema:ae.properties.relationships.type,
parentSchema:ae.properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},schema:ae.type,parentSchema:ae,data:s};e===null?e=[t]:e.push(t),a++}return zs.errors=e,a===0}zs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function rp(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=rp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},schema:Ni.required,parentSchema:Ni,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Ni,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(zs(s.data,{
instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?zs.errors:q(e,zs.errors),a=e.length))}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ni.type,parentSchema:Ni,data:s};e===null?e=[r]:e.push(r),a++}return rp.errors=e,a===0}rp.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var pl=tp,Ei={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/sche\
mas#/$defs/UploadBulkDestroy"}},$id:"standin://json-api/data/UploadBulkDestroy"},je={type:"object",additionalProperties:!1,required:["type","relationships"],properties:{
type:{type:"string",const:"upload_bulk_destroy_operation"},relationships:{type:"object",additionalProperties:!1,required:["uploads"],properties:{uploads:{type:"\
object",additionalProperties:!1,required:["data"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadReference"}}}}}}}};function Vs(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Vs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},schema:je.required,parentSchema:je,data:s};e===null?e=[r]:e.push(r),a++}if(s.relationships===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"relationships"},schema:je.required,parentSchema:je,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="\
relationships")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:je,
data:s};e===null?e=[t]:e.push(t),a++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"},schema:je.properties.type.type,parentSchema:je.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_bulk_destroy_ope\
ration"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_bulk_destroy_operation"},schema:"upload\
_bulk_destroy_operation",parentSchema:je.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.relationships!==void 0){let r=s.relationships;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.uploads===void 0){let t={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{
missingProperty:"uploads"},schema:je.properties.relationships.required,parentSchema:je.properties.relationships,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)
if(t!=="uploads"){let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:je.properties.relationships,data:r};e===null?e=[i]:e.push(i),a++}if(r.uploads!==void 0){let t=r.uploads;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.data===void 0){let i={instancePath:p+"/relationships/uploads",schemaPath:"#/properties/relationships/properties/uploads/required",keyword:"requ\
ired",params:{missingProperty:"data"},schema:je.properties.relationships.properties.uploads.required,parentSchema:je.properties.relationships.properties.uploads,
data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)if(i!=="data"){let o={instancePath:p+"/relationships/uploads",schemaPath:"#/properties/relationships/propert\
ies/uploads/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:je.properties.relationships.properties.uploads,
data:t};e===null?e=[o]:e.push(o),a++}if(t.data!==void 0){let i=t.data;if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++)nr(i[d],{instancePath:p+"/relation\
ships/uploads/data/"+d,parentData:i,parentDataProperty:d,rootData:m,dynamicAnchors:c})||(e=e===null?nr.errors:q(e,nr.errors),a=e.length)}else{let o={instancePath:p+
"/relationships/uploads/data",schemaPath:"#/properties/relationships/properties/uploads/properties/data/type",keyword:"type",params:{type:"array"},schema:je.properties.
relationships.properties.uploads.properties.data.type,parentSchema:je.properties.relationships.properties.uploads.properties.data,data:i};e===null?e=[o]:e.push(
o),a++}}}else{let i={instancePath:p+"/relationships/uploads",schemaPath:"#/properties/relationships/properties/uploads/type",keyword:"type",params:{type:"object"},
schema:je.properties.relationships.properties.uploads.type,parentSchema:je.properties.relationships.properties.uploads,data:t};e===null?e=[i]:e.push(i),a++}}}else{
let t={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},schema:je.properties.relationships.type,
parentSchema:je.properties.relationships,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},schema:je.type,parentSchema:je,data:s};e===null?e=[r]:e.push(r),a++}return Vs.errors=e,a===0}Vs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function tp(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=tp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},schema:Ei.required,parentSchema:Ei,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Ei,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(Vs(s.data,{
instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?Vs.errors:q(e,Vs.errors),a=e.length))}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ei.type,parentSchema:Ei,data:s};e===null?e=[r]:e.push(r),a++}return tp.errors=e,a===0}tp.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var ol=sp,ct={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"\
standin://json-api/schemas#/$defs/WebhookPayloadEntity"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}};function sp(s,{instancePath:p="",parentData:P,
parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=sp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:ct.
required,parentSchema:ct,data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
meta"},schema:ct.required,parentSchema:ct,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:ct,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){
let r=s.data;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Nt(r[i],{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||
(e=e===null?Nt.errors:q(e,Nt.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:ct.
properties.data.type,parentSchema:ct.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}s.meta!==void 0&&(re(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"\
meta",rootData:m,dynamicAnchors:c})||(e=e===null?re.errors:q(e,re.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:ct.type,parentSchema:ct,data:s};e===null?e=[r]:e.push(r),a++}return sp.errors=e,a===0}sp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var nl=ip,
yt={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadTrack"}},
meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}},F={type:"object",additionalProperties:!1,required:["id","type","attributes","relationships"],properties:{
id:{type:"string"},type:{type:"string",const:"upload_track"},attributes:{type:"object",additionalProperties:!1,required:["name","language_code","error","status",
"closed_captions"],properties:{name:{type:"string"},language_code:{type:"string"},error:{type:["string","null"]},status:{type:"string",enum:["preparing","ready",
"errored"]},closed_captions:{type:["boolean","null"]}}},relationships:{type:"object",additionalProperties:!1,required:["upload"],properties:{upload:{type:"objec\
t",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadReference"}}}}}}};function Cs(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Cs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
schema:F.required,parentSchema:F,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"},schema:F.required,parentSchema:F,data:s};e===null?e=[r]:e.push(r),a++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"attributes"},schema:F.required,parentSchema:F,data:s};e===null?e=[r]:e.push(r),a++}if(s.relationships===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationships"},schema:F.required,parentSchema:F,data:s};e===null?e=[r]:
e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes"||r==="relationships")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:F,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="str\
ing"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:F.properties.id.type,parentSchema:F.properties.
id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/typ\
e",keyword:"type",params:{type:"string"},schema:F.properties.type.type,parentSchema:F.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_track"){
let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_track"},schema:"upload_track",parentSchema:F.properties.
type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let t={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"name"},schema:F.properties.attributes.required,
parentSchema:F.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.language_code===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/propert\
ies/attributes/required",keyword:"required",params:{missingProperty:"language_code"},schema:F.properties.attributes.required,parentSchema:F.properties.attributes,
data:r};e===null?e=[t]:e.push(t),a++}if(r.error===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"error"},schema:F.properties.attributes.required,parentSchema:F.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.status===void 0){
let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"status"},schema:F.properties.attributes.
required,parentSchema:F.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.closed_captions===void 0){let t={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"closed_captions"},schema:F.properties.attributes.required,parentSchema:F.properties.
attributes,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!(t==="name"||t==="language_code"||t==="error"||t==="status"||t==="closed_captions")){let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:F.properties.
attributes,data:r};e===null?e=[i]:e.push(i),a++}if(r.name!==void 0){let t=r.name;if(typeof t!="string"){let i={instancePath:p+"/attributes/name",schemaPath:"#/p\
roperties/attributes/properties/name/type",keyword:"type",params:{type:"string"},schema:F.properties.attributes.properties.name.type,parentSchema:F.properties.attributes.
properties.name,data:t};e===null?e=[i]:e.push(i),a++}}if(r.language_code!==void 0){let t=r.language_code;if(typeof t!="string"){let i={instancePath:p+"/attribut\
es/language_code",schemaPath:"#/properties/attributes/properties/language_code/type",keyword:"type",params:{type:"string"},schema:F.properties.attributes.properties.
language_code.type,parentSchema:F.properties.attributes.properties.language_code,data:t};e===null?e=[i]:e.push(i),a++}}if(r.error!==void 0){let t=r.error;if(typeof t!=
"string"&&t!==null){let i={instancePath:p+"/attributes/error",schemaPath:"#/properties/attributes/properties/error/type",keyword:"type",params:{type:F.properties.
attributes.properties.error.type},schema:F.properties.attributes.properties.error.type,parentSchema:F.properties.attributes.properties.error,data:t};e===null?e=
[i]:e.push(i),a++}}if(r.status!==void 0){let t=r.status;if(typeof t!="string"){let i={instancePath:p+"/attributes/status",schemaPath:"#/properties/attributes/pr\
operties/status/type",keyword:"type",params:{type:"string"},schema:F.properties.attributes.properties.status.type,parentSchema:F.properties.attributes.properties.
status,data:t};e===null?e=[i]:e.push(i),a++}if(!(t==="preparing"||t==="ready"||t==="errored")){let i={instancePath:p+"/attributes/status",schemaPath:"#/properti\
es/attributes/properties/status/enum",keyword:"enum",params:{allowedValues:F.properties.attributes.properties.status.enum},schema:F.properties.attributes.properties.
status.enum,parentSchema:F.properties.attributes.properties.status,data:t};e===null?e=[i]:e.push(i),a++}}if(r.closed_captions!==void 0){let t=r.closed_captions;
if(typeof t!="boolean"&&t!==null){let i={instancePath:p+"/attributes/closed_captions",schemaPath:"#/properties/attributes/properties/closed_captions/type",keyword:"\
type",params:{type:F.properties.attributes.properties.closed_captions.type},schema:F.properties.attributes.properties.closed_captions.type,parentSchema:F.properties.
attributes.properties.closed_captions,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",
keyword:"type",params:{type:"object"},schema:F.properties.attributes.type,parentSchema:F.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}if(s.relationships!==
void 0){let r=s.relationships;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.upload===void 0){let t={instancePath:p+"/relationships",schemaPath:"#/properties\
/relationships/required",keyword:"required",params:{missingProperty:"upload"},schema:F.properties.relationships.required,parentSchema:F.properties.relationships,
data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(t!=="upload"){let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:F.properties.relationships,data:r};e===null?e=[i]:e.push(i),a++}if(r.
upload!==void 0){let t=r.upload;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.data===void 0){let i={instancePath:p+"/relationships/upload",schemaPath:"#/pro\
perties/relationships/properties/upload/required",keyword:"required",params:{missingProperty:"data"},schema:F.properties.relationships.properties.upload.required,
parentSchema:F.properties.relationships.properties.upload,data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)if(i!=="data"){let o={instancePath:p+"/relationshi\
ps/upload",schemaPath:"#/properties/relationships/properties/upload/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,
parentSchema:F.properties.relationships.properties.upload,data:t};e===null?e=[o]:e.push(o),a++}t.data!==void 0&&(nr(t.data,{instancePath:p+"/relationships/uploa\
d/data",parentData:t,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?nr.errors:q(e,nr.errors),a=e.length))}else{let i={instancePath:p+"/rel\
ationships/upload",schemaPath:"#/properties/relationships/properties/upload/type",keyword:"type",params:{type:"object"},schema:F.properties.relationships.properties.
upload.type,parentSchema:F.properties.relationships.properties.upload,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/relationships",schemaPath:"\
#/properties/relationships/type",keyword:"type",params:{type:"object"},schema:F.properties.relationships.type,parentSchema:F.properties.relationships,data:r};e===
null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:F.type,parentSchema:F,data:s};e===null?e=
[r]:e.push(r),a++}return Cs.errors=e,a===0}Cs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ip(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ip.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:yt.required,parentSchema:yt,
data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:yt.
required,parentSchema:yt,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:yt,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;
if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Cs(r[i],{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===
null?Cs.errors:q(e,Cs.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:yt.
properties.data.type,parentSchema:yt.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}s.meta!==void 0&&(re(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"\
meta",rootData:m,dynamicAnchors:c})||(e=e===null?re.errors:q(e,re.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:yt.type,parentSchema:yt,data:s};e===null?e=[r]:e.push(r),a++}return ip.errors=e,a===0}ip.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ll=ap,
ft={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadTag"}},meta:{
$ref:"standin://json-api/schemas#/$defs/ListMeta"}}},B={type:"object",additionalProperties:!1,required:["id","type","attributes"],properties:{id:{type:"string"},
type:{type:"string",const:"upload_tag"},attributes:{type:"object",additionalProperties:!1,required:["name"],properties:{name:{type:"string"}}}}};function Os(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Os.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},schema:B.required,parentSchema:B,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},schema:B.required,parentSchema:B,data:s};e===null?e=[r]:e.push(r),a++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"attributes"},schema:B.required,parentSchema:B,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r===
"id"||r==="type"||r==="attributes")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,
parentSchema:B,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/\
type",keyword:"type",params:{type:"string"},schema:B.properties.id.type,parentSchema:B.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.
type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:B.properties.type.type,
parentSchema:B.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_tag"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"\
const",params:{allowedValue:"upload_tag"},schema:"upload_tag",parentSchema:B.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attributes!==void 0){let r=s.
attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"name"},schema:B.properties.attributes.required,parentSchema:B.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)
if(t!=="name"){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:B.properties.attributes,data:r};e===null?e=[i]:e.push(i),a++}if(r.name!==void 0){let t=r.name;if(typeof t!="string"){let i={instancePath:p+
"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",keyword:"type",params:{type:"string"},schema:B.properties.attributes.properties.name.
type,parentSchema:B.properties.attributes.properties.name,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/properti\
es/attributes/type",keyword:"type",params:{type:"object"},schema:B.properties.attributes.type,parentSchema:B.properties.attributes,data:r};e===null?e=[t]:e.push(
t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:B.type,parentSchema:B,data:s};e===null?e=[r]:e.push(r),a++}
return Os.errors=e,a===0}Os.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ap(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=ap.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:ft.required,parentSchema:ft,data:s};
e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:ft.required,
parentSchema:ft,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:ft,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;if(Array.isArray(
r)){let t=r.length;for(let i=0;i<t;i++)Os(r[i],{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?Os.errors:
q(e,Os.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:ft.properties.data.
type,parentSchema:ft.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}s.meta!==void 0&&(re(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"\
meta",rootData:m,dynamicAnchors:c})||(e=e===null?re.errors:q(e,re.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:ft.type,parentSchema:ft,data:s};e===null?e=[r]:e.push(r),a++}return ap.errors=e,a===0}ap.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var dl=pp,
Ti={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadTag"}},$id:"standin://json-api/data/\
UploadTag"};function Rs(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Rs.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},schema:B.required,parentSchema:B,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},schema:B.required,parentSchema:B,data:s};e===null?e=[r]:e.push(r),a++}if(s.attributes===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:B.required,parentSchema:B,data:s};e===null?e=[r]:e.push(r),
a++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},schema:!1,parentSchema:B,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/\
id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:B.properties.id.type,parentSchema:B.properties.id,data:r};e===null?e=[t]:e.push(
t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"s\
tring"},schema:B.properties.type.type,parentSchema:B.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_tag"){let t={instancePath:p+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"upload_tag"},schema:"upload_tag",parentSchema:B.properties.type,data:r};e===null?e=[t]:e.push(t),
a++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let t={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"name"},schema:B.properties.attributes.required,parentSchema:B.properties.attributes,
data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(t!=="name"){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:B.properties.attributes,data:r};e===null?e=[i]:e.push(i),a++}if(r.name!==void 0){
let t=r.name;if(typeof t!="string"){let i={instancePath:p+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",keyword:"type",params:{type:"\
string"},schema:B.properties.attributes.properties.name.type,parentSchema:B.properties.attributes.properties.name,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:B.properties.attributes.type,parentSchema:B.
properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:B.type,
parentSchema:B,data:s};e===null?e=[r]:e.push(r),a++}return Rs.errors=e,a===0}Rs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function pp(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=pp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},schema:Ti.required,parentSchema:Ti,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Ti,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(Rs(s.data,{
instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?Rs.errors:q(e,Rs.errors),a=e.length))}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ti.type,parentSchema:Ti,data:s};e===null?e=[r]:e.push(r),a++}return pp.errors=e,a===0}pp.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var ul=op,Fi={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/sche\
mas#/$defs/UploadTagCreate"}},$id:"standin://json-api/data/UploadTagCreate"},Ke={type:"object",additionalProperties:!1,required:["type","attributes"],properties:{
type:{type:"string",const:"upload_tag"},attributes:{type:"object",additionalProperties:!1,required:["name"],properties:{name:{type:"string"}}}}};function Ls(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ls.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},schema:Ke.required,parentSchema:Ke,data:s};e===null?e=[r]:e.push(r),a++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"attributes"},schema:Ke.required,parentSchema:Ke,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="att\
ributes")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Ke,data:s};
e===null?e=[t]:e.push(t),a++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"},schema:Ke.properties.type.type,parentSchema:Ke.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_tag"){let t={instancePath:p+
"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_tag"},schema:"upload_tag",parentSchema:Ke.properties.type,data:r};e===
null?e=[t]:e.push(t),a++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let t={instancePath:p+"/\
attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"name"},schema:Ke.properties.attributes.required,parentSchema:Ke.
properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(t!=="name"){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Ke.properties.attributes,data:r};e===null?e=[i]:e.push(
i),a++}if(r.name!==void 0){let t=r.name;if(typeof t!="string"){let i={instancePath:p+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",
keyword:"type",params:{type:"string"},schema:Ke.properties.attributes.properties.name.type,parentSchema:Ke.properties.attributes.properties.name,data:t};e===null?
e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:Ke.properties.
attributes.type,parentSchema:Ke.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},schema:Ke.type,parentSchema:Ke,data:s};e===null?e=[r]:e.push(r),a++}return Ls.errors=e,a===0}Ls.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function op(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=op.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"data"},schema:Fi.required,parentSchema:Fi,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Fi,data:s};e===null?e=[t]:e.push(t),a++}
s.data!==void 0&&(Ls(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?Ls.errors:q(e,Ls.errors),a=
e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Fi.type,parentSchema:Fi,data:s};e===null?e=[r]:e.push(r),
a++}return op.errors=e,a===0}op.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ml=np,ht={type:"object",additionalProperties:!1,required:["data","meta"],
properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadSmartTag"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}},xe={type:"\
object",additionalProperties:!1,required:["id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"upload_smart_tag"},attributes:{type:"\
object",additionalProperties:!1,required:["name"],properties:{name:{type:"string"}}}}};function Bs(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=Bs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:xe.required,parentSchema:xe,data:s};
e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:xe.required,
parentSchema:xe,data:s};e===null?e=[r]:e.push(r),a++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
attributes"},schema:xe.required,parentSchema:xe,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes")){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:xe,data:s};e===null?e=[t]:e.push(t),a++}
if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:xe.
properties.id.type,parentSchema:xe.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:xe.properties.type.type,parentSchema:xe.properties.type,data:r};e===null?
e=[t]:e.push(t),a++}if(r!=="upload_smart_tag"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_s\
mart_tag"},schema:"upload_smart_tag",parentSchema:xe.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.name===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
name"},schema:xe.properties.attributes.required,parentSchema:xe.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(t!=="name"){let i={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:xe.
properties.attributes,data:r};e===null?e=[i]:e.push(i),a++}if(r.name!==void 0){let t=r.name;if(typeof t!="string"){let i={instancePath:p+"/attributes/name",schemaPath:"\
#/properties/attributes/properties/name/type",keyword:"type",params:{type:"string"},schema:xe.properties.attributes.properties.name.type,parentSchema:xe.properties.
attributes.properties.name,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"ty\
pe",params:{type:"object"},schema:xe.properties.attributes.type,parentSchema:xe.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:xe.type,parentSchema:xe,data:s};e===null?e=[r]:e.push(r),a++}return Bs.errors=e,a===0}Bs.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function np(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,
n=np.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:ht.required,parentSchema:ht,data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:ht.required,parentSchema:ht,data:s};e===null?e=[r]:e.push(
r),a++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:ht,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Bs(r[i],
{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?Bs.errors:q(e,Bs.errors),a=e.length)}else{let t={instancePath:p+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:ht.properties.data.type,parentSchema:ht.properties.data,data:r};e===null?
e=[t]:e.push(t),a++}}s.meta!==void 0&&(re(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:m,dynamicAnchors:c})||(e=e===null?re.errors:
q(e,re.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ht.type,parentSchema:ht,data:s};e===null?
e=[r]:e.push(r),a++}return np.errors=e,a===0}np.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var da=lp,Ui={type:"object",additionalProperties:!1,required:[
"data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadFilter"}},$id:"standin://json-api/data/UploadFilter"},$={type:"object",additionalProperties:!1,
required:["id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"upload_filter"},attributes:{type:"object",additionalProperties:!1,
required:["name","filter","shared"],properties:{name:{type:"string"},filter:{type:"object",additionalProperties:!0},shared:{type:"boolean"}}}}};function Ms(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ms.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
schema:$.required,parentSchema:$,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"},schema:$.required,parentSchema:$,data:s};e===null?e=[r]:e.push(r),a++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"attributes"},schema:$.required,parentSchema:$,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||
r==="type"||r==="attributes")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,
parentSchema:$,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/\
type",keyword:"type",params:{type:"string"},schema:$.properties.id.type,parentSchema:$.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.
type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:$.properties.type.type,
parentSchema:$.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_filter"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"\
const",params:{allowedValue:"upload_filter"},schema:"upload_filter",parentSchema:$.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attributes!==void 0){
let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/requ\
ired",keyword:"required",params:{missingProperty:"name"},schema:$.properties.attributes.required,parentSchema:$.properties.attributes,data:r};e===null?e=[t]:e.push(
t),a++}if(r.filter===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"filte\
r"},schema:$.properties.attributes.required,parentSchema:$.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.shared===void 0){let t={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"shared"},schema:$.properties.attributes.required,parentSchema:$.
properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!(t==="name"||t==="filter"||t==="shared")){let i={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:$.properties.attributes,data:r};
e===null?e=[i]:e.push(i),a++}if(r.name!==void 0){let t=r.name;if(typeof t!="string"){let i={instancePath:p+"/attributes/name",schemaPath:"#/properties/attribute\
s/properties/name/type",keyword:"type",params:{type:"string"},schema:$.properties.attributes.properties.name.type,parentSchema:$.properties.attributes.properties.
name,data:t};e===null?e=[i]:e.push(i),a++}}if(r.filter!==void 0){let t=r.filter;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let i={instancePath:p+"/attribut\
es/filter",schemaPath:"#/properties/attributes/properties/filter/type",keyword:"type",params:{type:"object"},schema:$.properties.attributes.properties.filter.type,
parentSchema:$.properties.attributes.properties.filter,data:t};e===null?e=[i]:e.push(i),a++}}if(r.shared!==void 0){let t=r.shared;if(typeof t!="boolean"){let i={
instancePath:p+"/attributes/shared",schemaPath:"#/properties/attributes/properties/shared/type",keyword:"type",params:{type:"boolean"},schema:$.properties.attributes.
properties.shared.type,parentSchema:$.properties.attributes.properties.shared,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:$.properties.attributes.type,parentSchema:$.properties.attributes,data:r};e===null?e=
[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:$.type,parentSchema:$,data:s};e===null?e=[r]:e.push(
r),a++}return Ms.errors=e,a===0}Ms.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function lp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=lp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Ui.required,parentSchema:Ui,data:s};
e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:Ui,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(Ms(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:m,
dynamicAnchors:c})||(e=e===null?Ms.errors:q(e,Ms.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ui.
type,parentSchema:Ui,data:s};e===null?e=[r]:e.push(r),a++}return lp.errors=e,a===0}lp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var cl=dp,zi={type:"o\
bject",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadFilterUpdate"}},$id:"standin://json-api/data/Up\
loadFilterUpdate"},$e={type:"object",additionalProperties:!1,properties:{id:{type:"string"},type:{type:"string",const:"upload_filter"},attributes:{type:"object",
additionalProperties:!1,properties:{name:{type:"string"},filter:{type:"object",additionalProperties:!0},shared:{type:"boolean"}}}},required:["id","type"]};function Ws(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ws.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},schema:$e.required,parentSchema:$e,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},schema:$e.required,parentSchema:$e,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="attribute\
s")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:$e,data:s};e===
null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"},schema:$e.properties.id.type,parentSchema:$e.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="s\
tring"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:$e.properties.type.type,parentSchema:$e.properties.
type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_filter"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
upload_filter"},schema:"upload_filter",parentSchema:$e.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&
typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(!(t==="name"||t==="filter"||t==="shared")){let i={instancePath:p+"/attributes",schemaPath:"#/properties\
/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:$e.properties.attributes,data:r};e===null?
e=[i]:e.push(i),a++}if(r.name!==void 0){let t=r.name;if(typeof t!="string"){let i={instancePath:p+"/attributes/name",schemaPath:"#/properties/attributes/propert\
ies/name/type",keyword:"type",params:{type:"string"},schema:$e.properties.attributes.properties.name.type,parentSchema:$e.properties.attributes.properties.name,
data:t};e===null?e=[i]:e.push(i),a++}}if(r.filter!==void 0){let t=r.filter;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let i={instancePath:p+"/attributes/fi\
lter",schemaPath:"#/properties/attributes/properties/filter/type",keyword:"type",params:{type:"object"},schema:$e.properties.attributes.properties.filter.type,parentSchema:$e.
properties.attributes.properties.filter,data:t};e===null?e=[i]:e.push(i),a++}}if(r.shared!==void 0){let t=r.shared;if(typeof t!="boolean"){let i={instancePath:p+
"/attributes/shared",schemaPath:"#/properties/attributes/properties/shared/type",keyword:"type",params:{type:"boolean"},schema:$e.properties.attributes.properties.
shared.type,parentSchema:$e.properties.attributes.properties.shared,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:$e.properties.attributes.type,parentSchema:$e.properties.attributes,data:r};e===null?
e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:$e.type,parentSchema:$e,data:s};e===null?e=[r]:
e.push(r),a++}return Ws.errors=e,a===0}Ws.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function dp(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=dp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:zi.required,parentSchema:zi,
data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},schema:!1,parentSchema:zi,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(Ws(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"\
data",rootData:m,dynamicAnchors:c})||(e=e===null?Ws.errors:q(e,Ws.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:zi.type,parentSchema:zi,data:s};e===null?e=[r]:e.push(r),a++}return dp.errors=e,a===0}dp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var yl=up,
Vi={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadFilterCreate"}},$id:"standin://json-\
api/data/UploadFilterCreate"},de={type:"object",additionalProperties:!1,required:["type","attributes"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}\
$"},type:{type:"string",const:"upload_filter"},attributes:{type:"object",additionalProperties:!1,required:["name","filter","shared"],properties:{name:{type:"str\
ing"},filter:{type:"object",additionalProperties:!0},shared:{type:"boolean"}}}}};function Zs(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=Zs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:de.required,parentSchema:de,data:s};
e===null?e=[r]:e.push(r),a++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:de.
required,parentSchema:de,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes")){let t={instancePath:p,schemaPath:"#/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:de,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){
let r=s.id;if(typeof r=="string"){if(!ci.test(r)){let t={instancePath:p+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-\
9_-]{22}$"},schema:"^[A-Za-z0-9_-]{22}$",parentSchema:de.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/id",schemaPath:"#/prop\
erties/id/type",keyword:"type",params:{type:"string"},schema:de.properties.id.type,parentSchema:de.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==
void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:de.properties.
type.type,parentSchema:de.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_filter"){let t={instancePath:p+"/type",schemaPath:"#/properties/ty\
pe/const",keyword:"const",params:{allowedValue:"upload_filter"},schema:"upload_filter",parentSchema:de.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.
attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/prope\
rties/attributes/required",keyword:"required",params:{missingProperty:"name"},schema:de.properties.attributes.required,parentSchema:de.properties.attributes,data:r};
e===null?e=[t]:e.push(t),a++}if(r.filter===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"filter"},schema:de.properties.attributes.required,parentSchema:de.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.shared===void 0){
let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"shared"},schema:de.properties.attributes.
required,parentSchema:de.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!(t==="name"||t==="filter"||t==="shared")){let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:de.properties.
attributes,data:r};e===null?e=[i]:e.push(i),a++}if(r.name!==void 0){let t=r.name;if(typeof t!="string"){let i={instancePath:p+"/attributes/name",schemaPath:"#/p\
roperties/attributes/properties/name/type",keyword:"type",params:{type:"string"},schema:de.properties.attributes.properties.name.type,parentSchema:de.properties.
attributes.properties.name,data:t};e===null?e=[i]:e.push(i),a++}}if(r.filter!==void 0){let t=r.filter;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let i={instancePath:p+
"/attributes/filter",schemaPath:"#/properties/attributes/properties/filter/type",keyword:"type",params:{type:"object"},schema:de.properties.attributes.properties.
filter.type,parentSchema:de.properties.attributes.properties.filter,data:t};e===null?e=[i]:e.push(i),a++}}if(r.shared!==void 0){let t=r.shared;if(typeof t!="boo\
lean"){let i={instancePath:p+"/attributes/shared",schemaPath:"#/properties/attributes/properties/shared/type",keyword:"type",params:{type:"boolean"},schema:de.properties.
attributes.properties.shared.type,parentSchema:de.properties.attributes.properties.shared,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/at\
tributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:de.properties.attributes.type,parentSchema:de.properties.attributes,
data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:de.type,parentSchema:de,data:s};
e===null?e=[r]:e.push(r),a++}return Zs.errors=e,a===0}Zs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function up(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=up.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Vi.required,parentSchema:Vi,
data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},schema:!1,parentSchema:Vi,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(Zs(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"\
data",rootData:m,dynamicAnchors:c})||(e=e===null?Zs.errors:q(e,Zs.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Vi.type,parentSchema:Vi,data:s};e===null?e=[r]:e.push(r),a++}return up.errors=e,a===0}up.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var fl=mp,
_t={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadFilter"}},
meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}};function Hs(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=Hs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:$.required,parentSchema:$,data:s};e===null?e=[r]:e.push(r),a++}if(s.
type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:$.required,parentSchema:$,data:s};e===null?
e=[r]:e.push(r),a++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:$.required,
parentSchema:$,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes")){let t={instancePath:p,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:$,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.
id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:$.properties.id.type,parentSchema:$.
properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properti\
es/type/type",keyword:"type",params:{type:"string"},schema:$.properties.type.type,parentSchema:$.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="up\
load_filter"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_filter"},schema:"upload_filter",parentSchema:$.
properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){
let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"name"},schema:$.properties.attributes.
required,parentSchema:$.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.filter===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/prope\
rties/attributes/required",keyword:"required",params:{missingProperty:"filter"},schema:$.properties.attributes.required,parentSchema:$.properties.attributes,data:r};
e===null?e=[t]:e.push(t),a++}if(r.shared===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"shared"},schema:$.properties.attributes.required,parentSchema:$.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!(t===
"name"||t==="filter"||t==="shared")){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t},schema:!1,parentSchema:$.properties.attributes,data:r};e===null?e=[i]:e.push(i),a++}if(r.name!==void 0){let t=r.name;if(typeof t!=
"string"){let i={instancePath:p+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",keyword:"type",params:{type:"string"},schema:$.properties.
attributes.properties.name.type,parentSchema:$.properties.attributes.properties.name,data:t};e===null?e=[i]:e.push(i),a++}}if(r.filter!==void 0){let t=r.filter;
if(!(t&&typeof t=="object"&&!Array.isArray(t))){let i={instancePath:p+"/attributes/filter",schemaPath:"#/properties/attributes/properties/filter/type",keyword:"\
type",params:{type:"object"},schema:$.properties.attributes.properties.filter.type,parentSchema:$.properties.attributes.properties.filter,data:t};e===null?e=[i]:
e.push(i),a++}}if(r.shared!==void 0){let t=r.shared;if(typeof t!="boolean"){let i={instancePath:p+"/attributes/shared",schemaPath:"#/properties/attributes/prope\
rties/shared/type",keyword:"type",params:{type:"boolean"},schema:$.properties.attributes.properties.shared.type,parentSchema:$.properties.attributes.properties.
shared,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"ob\
ject"},schema:$.properties.attributes.type,parentSchema:$.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},schema:$.type,parentSchema:$,data:s};e===null?e=[r]:e.push(r),a++}return Hs.errors=e,a===0}Hs.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function mp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=mp.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},schema:_t.required,parentSchema:_t,data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"meta"},schema:_t.required,parentSchema:_t,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="\
data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:_t,
data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Hs(r[i],{instancePath:p+"/data/"+i,
parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?Hs.errors:q(e,Hs.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"},schema:_t.properties.data.type,parentSchema:_t.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}
s.meta!==void 0&&(re(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:m,dynamicAnchors:c})||(e=e===null?re.errors:q(e,re.errors),a=
e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:_t.type,parentSchema:_t,data:s};e===null?e=[r]:e.push(r),
a++}return mp.errors=e,a===0}mp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var hl=cp,Ci={type:"object",additionalProperties:!1,required:["data"],properties:{
data:{$ref:"standin://json-api/schemas#/$defs/UploadRequest"}},$id:"standin://json-api/data/UploadRequest"},ue={type:"object",additionalProperties:!1,required:[
"id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"upload_request"},attributes:{type:"object",additionalProperties:!1,required:[
"url","request_headers"],properties:{url:{type:"string",format:"uri"},request_headers:{type:"object",additionalProperties:{type:"string"}}}}}};function Ks(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ks.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
schema:ue.required,parentSchema:ue,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"},schema:ue.required,parentSchema:ue,data:s};e===null?e=[r]:e.push(r),a++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"attributes"},schema:ue.required,parentSchema:ue,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r===
"id"||r==="type"||r==="attributes")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,
parentSchema:ue,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id\
/type",keyword:"type",params:{type:"string"},schema:ue.properties.id.type,parentSchema:ue.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){
let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:ue.properties.
type.type,parentSchema:ue.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_request"){let t={instancePath:p+"/type",schemaPath:"#/properties/t\
ype/const",keyword:"const",params:{allowedValue:"upload_request"},schema:"upload_request",parentSchema:ue.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}
if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/p\
roperties/attributes/required",keyword:"required",params:{missingProperty:"url"},schema:ue.properties.attributes.required,parentSchema:ue.properties.attributes,
data:r};e===null?e=[t]:e.push(t),a++}if(r.request_headers===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"r\
equired",params:{missingProperty:"request_headers"},schema:ue.properties.attributes.required,parentSchema:ue.properties.attributes,data:r};e===null?e=[t]:e.push(
t),a++}for(let t in r)if(!(t==="url"||t==="request_headers")){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:ue.properties.attributes,data:r};e===null?e=[i]:e.push(i),a++}if(r.url!==void 0){let t=r.
url;if(typeof t=="string"){if(!mi(t)){let i={instancePath:p+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/format",keyword:"format",params:{
format:"uri"},schema:"uri",parentSchema:ue.properties.attributes.properties.url,data:t};e===null?e=[i]:e.push(i),a++}}else{let i={instancePath:p+"/attributes/ur\
l",schemaPath:"#/properties/attributes/properties/url/type",keyword:"type",params:{type:"string"},schema:ue.properties.attributes.properties.url.type,parentSchema:ue.
properties.attributes.properties.url,data:t};e===null?e=[i]:e.push(i),a++}}if(r.request_headers!==void 0){let t=r.request_headers;if(t&&typeof t=="object"&&!Array.
isArray(t))for(let i in t){let o=t[i];if(typeof o!="string"){let d={instancePath:p+"/attributes/request_headers/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/attributes/properties/request_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:ue.properties.attributes.properties.request_headers.
additionalProperties.type,parentSchema:ue.properties.attributes.properties.request_headers.additionalProperties,data:o};e===null?e=[d]:e.push(d),a++}}else{let i={
instancePath:p+"/attributes/request_headers",schemaPath:"#/properties/attributes/properties/request_headers/type",keyword:"type",params:{type:"object"},schema:ue.
properties.attributes.properties.request_headers.type,parentSchema:ue.properties.attributes.properties.request_headers,data:t};e===null?e=[i]:e.push(i),a++}}}else{
let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:ue.properties.attributes.type,parentSchema:ue.
properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ue.type,
parentSchema:ue,data:s};e===null?e=[r]:e.push(r),a++}return Ks.errors=e,a===0}Ks.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function cp(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=cp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},schema:Ci.required,parentSchema:Ci,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Ci,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(Ks(s.data,{
instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?Ks.errors:q(e,Ks.errors),a=e.length))}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ci.type,parentSchema:Ci,data:s};e===null?e=[r]:e.push(r),a++}return cp.errors=e,a===0}cp.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var _l=yp,Oi={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/sche\
mas#/$defs/UploadRequestCreate"}},$id:"standin://json-api/data/UploadRequestCreate"},Ae={type:"object",additionalProperties:!1,properties:{type:{type:"string",const:"\
upload_request"},attributes:{type:"object",additionalProperties:!1,properties:{filename:{type:"string"}}},relationships:{type:"object",additionalProperties:!1,properties:{
upload_collection:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/Uplo\
adCollectionReference"}}}}}}},required:["type"]};function Gs(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,
a=0,n=Gs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:Ae.required,parentSchema:Ae,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)
if(!(t==="type"||t==="attributes"||t==="relationships")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:Ae,data:s};e===null?e=[i]:e.push(i),a++}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let i={instancePath:p+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},schema:Ae.properties.type.type,parentSchema:Ae.properties.type,data:t};e===null?e=[i]:e.push(i),a++}
if(t!=="upload_request"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_request"},schema:"uploa\
d_request",parentSchema:Ae.properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(
t)){for(let i in t)if(i!=="filename"){let o={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:i},schema:!1,parentSchema:Ae.properties.attributes,data:t};e===null?e=[o]:e.push(o),a++}if(t.filename!==void 0){let i=t.filename;if(typeof i!=
"string"){let o={instancePath:p+"/attributes/filename",schemaPath:"#/properties/attributes/properties/filename/type",keyword:"type",params:{type:"string"},schema:Ae.
properties.attributes.properties.filename.type,parentSchema:Ae.properties.attributes.properties.filename,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:Ae.properties.attributes.type,parentSchema:Ae.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let i in t)if(i!=="upl\
oad_collection"){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},
schema:!1,parentSchema:Ae.properties.relationships,data:t};e===null?e=[o]:e.push(o),a++}if(t.upload_collection!==void 0){let i=t.upload_collection;if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/uplo\
ad_collection/required",keyword:"required",params:{missingProperty:"data"},schema:Ae.properties.relationships.properties.upload_collection.required,parentSchema:Ae.
properties.relationships.properties.upload_collection,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/u\
pload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
schema:!1,parentSchema:Ae.properties.relationships.properties.upload_collection,data:i};e===null?e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data,d=a,l=!0,u=a;
if(o!==null){let f={};e===null?e=[f]:e.push(f),a++}var r=u===a;if(a=d,e!==null&&(d?e.length=d:e=null),!r){let f=a;M(o,{instancePath:p+"/relationships/upload_col\
lection/data",parentData:i,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?M.errors:q(e,M.errors),a=e.length);var r=f===a;l=r}if(!l){let f={
instancePath:p+"/relationships/upload_collection/data",schemaPath:"#/properties/relationships/properties/upload_collection/properties/data/if",keyword:"if",params:{
failingKeyword:"else"},schema:Ae.properties.relationships.properties.upload_collection.properties.data.if,parentSchema:Ae.properties.relationships.properties.upload_collection.
properties.data,data:o};e===null?e=[f]:e.push(f),a++}}}else{let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/prop\
erties/upload_collection/type",keyword:"type",params:{type:"object"},schema:Ae.properties.relationships.properties.upload_collection.type,parentSchema:Ae.properties.
relationships.properties.upload_collection,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/relationships",schemaPath:"#/properties/relations\
hips/type",keyword:"type",params:{type:"object"},schema:Ae.properties.relationships.type,parentSchema:Ae.properties.relationships,data:t};e===null?e=[i]:e.push(
i),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ae.type,parentSchema:Ae,data:s};e===null?e=[t]:e.push(t),a++}
return Gs.errors=e,a===0}Gs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function yp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=yp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Oi.required,parentSchema:Oi,data:s};
e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:Oi,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(Gs(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:m,
dynamicAnchors:c})||(e=e===null?Gs.errors:q(e,Gs.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Oi.
type,parentSchema:Oi,data:s};e===null?e=[r]:e.push(r),a++}return yp.errors=e,a===0}yp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ua=fp,Ri={type:"o\
bject",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Webhook"}},$id:"standin://json-api/data/Webhook"},k={
type:"object",additionalProperties:!1,required:["id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"webhook"},attributes:{type:"\
object",additionalProperties:!1,required:["name","url","custom_payload","headers","events","http_basic_user","http_basic_password","enabled","payload_api_versio\
n","nested_items_in_payload","auto_retry"],properties:{name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{
type:"string"}},events:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{
type:["string","null"],format:"password"},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"\
boolean"}}}}},Tr={type:"object",additionalProperties:!1,required:["entity_type","event_types"],properties:{entity_type:{$ref:"standin://json-api/schemas#/$defs/\
EntityType"},event_types:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/EventType"}},filters:{type:["array","null"],items:{$ref:"standin://json-ap\
i/schemas#/$defs/WebhookEventFilter"}}}},Li={type:"string",enum:["item","item_type","upload","build_trigger","environment","maintenance_mode","sso_user","cda_ca\
che_tags"]};function zr(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=zr.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:Li.
type,parentSchema:Li,data:s};e===null?e=[r]:e.push(r),a++}if(!(s==="item"||s==="item_type"||s==="upload"||s==="build_trigger"||s==="environment"||s==="maintenan\
ce_mode"||s==="sso_user"||s==="cda_cache_tags")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Li.enum},schema:Li.enum,parentSchema:Li,
data:s};e===null?e=[r]:e.push(r),a++}return zr.errors=e,a===0}zr.evaluated={dynamicProps:!1,dynamicItems:!1};var Bi={type:"string",enum:["create","update","dele\
te","publish","unpublish","promote","deploy_started","deploy_succeeded","deploy_failed","change","invalidate"]};function Vr(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Vr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:Bi.type,parentSchema:Bi,data:s};e===null?e=[r]:e.push(r),a++}if(!(s==="create"||
s==="update"||s==="delete"||s==="publish"||s==="unpublish"||s==="promote"||s==="deploy_started"||s==="deploy_succeeded"||s==="deploy_failed"||s==="change"||s===
"invalidate")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Bi.enum},schema:Bi.enum,parentSchema:Bi,data:s};e===null?e=[r]:e.push(
r),a++}return Vr.errors=e,a===0}Vr.evaluated={dynamicProps:!1,dynamicItems:!1};var Ge={type:"object",additionalProperties:!1,required:["entity_type","entity_ids"],
properties:{entity_type:{type:"string",enum:["item_type","item","build_trigger","environment","environment_type"]},entity_ids:{type:"array",minItems:1,items:{type:"\
string"}}}};function Ys(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ys.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===void 0){let r={instancePath:p,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"entity_type"},schema:Ge.required,parentSchema:Ge,data:s};e===null?e=[r]:e.push(r),a++}if(s.entity_ids===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_ids"},schema:Ge.required,parentSchema:Ge,data:s};e===null?e=[r]:
e.push(r),a++}for(let r in s)if(!(r==="entity_type"||r==="entity_ids")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},schema:!1,parentSchema:Ge,data:s};e===null?e=[t]:e.push(t),a++}if(s.entity_type!==void 0){let r=s.entity_type;if(typeof r!="string"){
let t={instancePath:p+"/entity_type",schemaPath:"#/properties/entity_type/type",keyword:"type",params:{type:"string"},schema:Ge.properties.entity_type.type,parentSchema:Ge.
properties.entity_type,data:r};e===null?e=[t]:e.push(t),a++}if(!(r==="item_type"||r==="item"||r==="build_trigger"||r==="environment"||r==="environment_type")){let t={
instancePath:p+"/entity_type",schemaPath:"#/properties/entity_type/enum",keyword:"enum",params:{allowedValues:Ge.properties.entity_type.enum},schema:Ge.properties.
entity_type.enum,parentSchema:Ge.properties.entity_type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.entity_ids!==void 0){let r=s.entity_ids;if(Array.isArray(r)){
if(r.length<1){let i={instancePath:p+"/entity_ids",schemaPath:"#/properties/entity_ids/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:Ge.properties.
entity_ids,data:r};e===null?e=[i]:e.push(i),a++}let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d={instancePath:p+"/entity_ids/"+i,schemaPath:"\
#/properties/entity_ids/items/type",keyword:"type",params:{type:"string"},schema:Ge.properties.entity_ids.items.type,parentSchema:Ge.properties.entity_ids.items,
data:o};e===null?e=[d]:e.push(d),a++}}}else{let t={instancePath:p+"/entity_ids",schemaPath:"#/properties/entity_ids/type",keyword:"type",params:{type:"array"},schema:Ge.
properties.entity_ids.type,parentSchema:Ge.properties.entity_ids,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:Ge.type,parentSchema:Ge,data:s};e===null?e=[r]:e.push(r),a++}return Ys.errors=e,a===0}Ys.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Be(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Be.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===void 0){let r={instancePath:p,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"entity_type"},schema:Tr.required,parentSchema:Tr,data:s};e===null?e=[r]:e.push(r),a++}if(s.event_types===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_types"},schema:Tr.required,parentSchema:Tr,data:s};e===null?e=[r]:
e.push(r),a++}for(let r in s)if(!(r==="entity_type"||r==="event_types"||r==="filters")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Tr,data:s};e===null?e=[t]:e.push(t),a++}if(s.entity_type!==void 0&&(zr(s.entity_type,{instancePath:p+
"/entity_type",parentData:s,parentDataProperty:"entity_type",rootData:m,dynamicAnchors:c})||(e=e===null?zr.errors:q(e,zr.errors),a=e.length)),s.event_types!==void 0){
let r=s.event_types;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Vr(r[i],{instancePath:p+"/event_types/"+i,parentData:r,parentDataProperty:i,rootData:m,
dynamicAnchors:c})||(e=e===null?Vr.errors:q(e,Vr.errors),a=e.length)}else{let t={instancePath:p+"/event_types",schemaPath:"#/properties/event_types/type",keyword:"\
type",params:{type:"array"},schema:Tr.properties.event_types.type,parentSchema:Tr.properties.event_types,data:r};e===null?e=[t]:e.push(t),a++}}if(s.filters!==void 0){
let r=s.filters;if(!Array.isArray(r)&&r!==null){let t={instancePath:p+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type:Tr.properties.
filters.type},schema:Tr.properties.filters.type,parentSchema:Tr.properties.filters,data:r};e===null?e=[t]:e.push(t),a++}if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++)Ys(r[i],{instancePath:p+"/filters/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?Ys.errors:q(e,Ys.errors),a=e.length)}}}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Tr.type,parentSchema:Tr,data:s};e===null?e=[r]:e.push(r),a++}return Be.errors=
e,a===0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Qs(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=Qs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:k.required,parentSchema:k,data:s};e===null?e=[r]:e.push(r),a++}if(s.
type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:k.required,parentSchema:k,data:s};e===null?
e=[r]:e.push(r),a++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:k.required,
parentSchema:k,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes")){let t={instancePath:p,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:k,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.
id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:k.properties.id.type,parentSchema:k.
properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properti\
es/type/type",keyword:"type",params:{type:"string"},schema:k.properties.type.type,parentSchema:k.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="we\
bhook"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webhook",parentSchema:k.properties.
type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let t={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"name"},schema:k.properties.attributes.required,
parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.url===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attrib\
utes/required",keyword:"required",params:{missingProperty:"url"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=
[t]:e.push(t),a++}if(r.custom_payload===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
custom_payload"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.headers===void 0){let t={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"headers"},schema:k.properties.attributes.
required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.events===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/prope\
rties/attributes/required",keyword:"required",params:{missingProperty:"events"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};
e===null?e=[t]:e.push(t),a++}if(r.http_basic_user===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",
params:{missingProperty:"http_basic_user"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.
http_basic_password===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"http\
_basic_password"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.enabled===void 0){let t={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"enabled"},schema:k.properties.attributes.
required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.payload_api_version===void 0){let t={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"payload_api_version"},schema:k.properties.attributes.required,parentSchema:k.properties.
attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.nested_items_in_payload===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/r\
equired",keyword:"required",params:{missingProperty:"nested_items_in_payload"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};
e===null?e=[t]:e.push(t),a++}if(r.auto_retry===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"auto_retry"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!ke.
call(k.properties.attributes.properties,t)){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:t},schema:!1,parentSchema:k.properties.attributes,data:r};e===null?e=[i]:e.push(i),a++}if(r.name!==void 0){let t=r.name;if(typeof t!=
"string"){let i={instancePath:p+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",keyword:"type",params:{type:"string"},schema:k.properties.
attributes.properties.name.type,parentSchema:k.properties.attributes.properties.name,data:t};e===null?e=[i]:e.push(i),a++}}if(r.url!==void 0){let t=r.url;if(typeof t!=
"string"){let i={instancePath:p+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/type",keyword:"type",params:{type:"string"},schema:k.properties.
attributes.properties.url.type,parentSchema:k.properties.attributes.properties.url,data:t};e===null?e=[i]:e.push(i),a++}}if(r.custom_payload!==void 0){let t=r.custom_payload;
if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attributes/custom_payload",schemaPath:"#/properties/attributes/properties/custom_payload/type",keyword:"\
type",params:{type:k.properties.attributes.properties.custom_payload.type},schema:k.properties.attributes.properties.custom_payload.type,parentSchema:k.properties.
attributes.properties.custom_payload,data:t};e===null?e=[i]:e.push(i),a++}}if(r.headers!==void 0){let t=r.headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let i in t){
let o=t[i];if(typeof o!="string"){let d={instancePath:p+"/attributes/headers/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/prop\
erties/headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:k.properties.attributes.properties.headers.additionalProperties.type,parentSchema:k.
properties.attributes.properties.headers.additionalProperties,data:o};e===null?e=[d]:e.push(d),a++}}else{let i={instancePath:p+"/attributes/headers",schemaPath:"\
#/properties/attributes/properties/headers/type",keyword:"type",params:{type:"object"},schema:k.properties.attributes.properties.headers.type,parentSchema:k.properties.
attributes.properties.headers,data:t};e===null?e=[i]:e.push(i),a++}}if(r.events!==void 0){let t=r.events;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)
Be(t[o],{instancePath:p+"/attributes/events/"+o,parentData:t,parentDataProperty:o,rootData:m,dynamicAnchors:c})||(e=e===null?Be.errors:q(e,Be.errors),a=e.length)}else{
let i={instancePath:p+"/attributes/events",schemaPath:"#/properties/attributes/properties/events/type",keyword:"type",params:{type:"array"},schema:k.properties.
attributes.properties.events.type,parentSchema:k.properties.attributes.properties.events,data:t};e===null?e=[i]:e.push(i),a++}}if(r.http_basic_user!==void 0){let t=r.
http_basic_user;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attributes/http_basic_user",schemaPath:"#/properties/attributes/properties/http_basic_u\
ser/type",keyword:"type",params:{type:k.properties.attributes.properties.http_basic_user.type},schema:k.properties.attributes.properties.http_basic_user.type,parentSchema:k.
properties.attributes.properties.http_basic_user,data:t};e===null?e=[i]:e.push(i),a++}}if(r.http_basic_password!==void 0){let t=r.http_basic_password;if(typeof t!=
"string"&&t!==null){let i={instancePath:p+"/attributes/http_basic_password",schemaPath:"#/properties/attributes/properties/http_basic_password/type",keyword:"ty\
pe",params:{type:k.properties.attributes.properties.http_basic_password.type},schema:k.properties.attributes.properties.http_basic_password.type,parentSchema:k.
properties.attributes.properties.http_basic_password,data:t};e===null?e=[i]:e.push(i),a++}}if(r.enabled!==void 0){let t=r.enabled;if(typeof t!="boolean"){let i={
instancePath:p+"/attributes/enabled",schemaPath:"#/properties/attributes/properties/enabled/type",keyword:"type",params:{type:"boolean"},schema:k.properties.attributes.
properties.enabled.type,parentSchema:k.properties.attributes.properties.enabled,data:t};e===null?e=[i]:e.push(i),a++}}if(r.payload_api_version!==void 0){let t=r.
payload_api_version;if(typeof t!="string"){let i={instancePath:p+"/attributes/payload_api_version",schemaPath:"#/properties/attributes/properties/payload_api_ve\
rsion/type",keyword:"type",params:{type:"string"},schema:k.properties.attributes.properties.payload_api_version.type,parentSchema:k.properties.attributes.properties.
payload_api_version,data:t};e===null?e=[i]:e.push(i),a++}}if(r.nested_items_in_payload!==void 0){let t=r.nested_items_in_payload;if(typeof t!="boolean"){let i={
instancePath:p+"/attributes/nested_items_in_payload",schemaPath:"#/properties/attributes/properties/nested_items_in_payload/type",keyword:"type",params:{type:"b\
oolean"},schema:k.properties.attributes.properties.nested_items_in_payload.type,parentSchema:k.properties.attributes.properties.nested_items_in_payload,data:t};
e===null?e=[i]:e.push(i),a++}}if(r.auto_retry!==void 0){let t=r.auto_retry;if(typeof t!="boolean"){let i={instancePath:p+"/attributes/auto_retry",schemaPath:"#/\
properties/attributes/properties/auto_retry/type",keyword:"type",params:{type:"boolean"},schema:k.properties.attributes.properties.auto_retry.type,parentSchema:k.
properties.attributes.properties.auto_retry,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/\
type",keyword:"type",params:{type:"object"},schema:k.properties.attributes.type,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:k.type,parentSchema:k,data:s};e===null?e=[r]:e.push(r),a++}return Qs.errors=
e,a===0}Qs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=fp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Ri.required,parentSchema:Ri,data:s};e===null?e=[r]:e.push(
r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,
parentSchema:Ri,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(Qs(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||
(e=e===null?Qs.errors:q(e,Qs.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ri.type,parentSchema:Ri,
data:s};e===null?e=[r]:e.push(r),a++}return fp.errors=e,a===0}fp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var bl=hp,Mi={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/WebhookUpdate"}},$id:"standin://json-api/data/WebhookUpdate"},R={type:"object",additionalProperties:!1,
properties:{id:{type:"string"},type:{type:"string",const:"webhook"},attributes:{type:"object",additionalProperties:!1,properties:{name:{type:"string"},url:{type:"\
string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://json-a\
pi/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"],format:"password"},enabled:{type:"boolean"},
payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}}},required:["id","type"]};function Js(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Js.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
schema:R.required,parentSchema:R,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"},schema:R.required,parentSchema:R,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes")){let t={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:R,data:s};e===null?e=[t]:
e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"str\
ing"},schema:R.properties.id.type,parentSchema:R.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={
instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:R.properties.type.type,parentSchema:R.properties.type,data:r};
e===null?e=[t]:e.push(t),a++}if(r!=="webhook"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},
schema:"webhook",parentSchema:R.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.
isArray(r)){for(let t in r)if(!ke.call(R.properties.attributes.properties,t)){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:R.properties.attributes,data:r};e===null?e=[i]:e.push(i),a++}if(r.
name!==void 0){let t=r.name;if(typeof t!="string"){let i={instancePath:p+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",keyword:"t\
ype",params:{type:"string"},schema:R.properties.attributes.properties.name.type,parentSchema:R.properties.attributes.properties.name,data:t};e===null?e=[i]:e.push(
i),a++}}if(r.url!==void 0){let t=r.url;if(typeof t!="string"){let i={instancePath:p+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/type",keyword:"\
type",params:{type:"string"},schema:R.properties.attributes.properties.url.type,parentSchema:R.properties.attributes.properties.url,data:t};e===null?e=[i]:e.push(
i),a++}}if(r.custom_payload!==void 0){let t=r.custom_payload;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attributes/custom_payload",schemaPath:"#/p\
roperties/attributes/properties/custom_payload/type",keyword:"type",params:{type:R.properties.attributes.properties.custom_payload.type},schema:R.properties.attributes.
properties.custom_payload.type,parentSchema:R.properties.attributes.properties.custom_payload,data:t};e===null?e=[i]:e.push(i),a++}}if(r.headers!==void 0){let t=r.
headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let i in t){let o=t[i];if(typeof o!="string"){let d={instancePath:p+"/attributes/headers/"+i.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:R.properties.
attributes.properties.headers.additionalProperties.type,parentSchema:R.properties.attributes.properties.headers.additionalProperties,data:o};e===null?e=[d]:e.push(
d),a++}}else{let i={instancePath:p+"/attributes/headers",schemaPath:"#/properties/attributes/properties/headers/type",keyword:"type",params:{type:"object"},schema:R.
properties.attributes.properties.headers.type,parentSchema:R.properties.attributes.properties.headers,data:t};e===null?e=[i]:e.push(i),a++}}if(r.events!==void 0){
let t=r.events;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)Be(t[o],{instancePath:p+"/attributes/events/"+o,parentData:t,parentDataProperty:o,rootData:m,
dynamicAnchors:c})||(e=e===null?Be.errors:q(e,Be.errors),a=e.length)}else{let i={instancePath:p+"/attributes/events",schemaPath:"#/properties/attributes/propert\
ies/events/type",keyword:"type",params:{type:"array"},schema:R.properties.attributes.properties.events.type,parentSchema:R.properties.attributes.properties.events,
data:t};e===null?e=[i]:e.push(i),a++}}if(r.http_basic_user!==void 0){let t=r.http_basic_user;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attributes\
/http_basic_user",schemaPath:"#/properties/attributes/properties/http_basic_user/type",keyword:"type",params:{type:R.properties.attributes.properties.http_basic_user.
type},schema:R.properties.attributes.properties.http_basic_user.type,parentSchema:R.properties.attributes.properties.http_basic_user,data:t};e===null?e=[i]:e.push(
i),a++}}if(r.http_basic_password!==void 0){let t=r.http_basic_password;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attributes/http_basic_password",
schemaPath:"#/properties/attributes/properties/http_basic_password/type",keyword:"type",params:{type:R.properties.attributes.properties.http_basic_password.type},
schema:R.properties.attributes.properties.http_basic_password.type,parentSchema:R.properties.attributes.properties.http_basic_password,data:t};e===null?e=[i]:e.
push(i),a++}}if(r.enabled!==void 0){let t=r.enabled;if(typeof t!="boolean"){let i={instancePath:p+"/attributes/enabled",schemaPath:"#/properties/attributes/prop\
erties/enabled/type",keyword:"type",params:{type:"boolean"},schema:R.properties.attributes.properties.enabled.type,parentSchema:R.properties.attributes.properties.
enabled,data:t};e===null?e=[i]:e.push(i),a++}}if(r.payload_api_version!==void 0){let t=r.payload_api_version;if(typeof t!="string"){let i={instancePath:p+"/attr\
ibutes/payload_api_version",schemaPath:"#/properties/attributes/properties/payload_api_version/type",keyword:"type",params:{type:"string"},schema:R.properties.attributes.
properties.payload_api_version.type,parentSchema:R.properties.attributes.properties.payload_api_version,data:t};e===null?e=[i]:e.push(i),a++}}if(r.nested_items_in_payload!==
void 0){let t=r.nested_items_in_payload;if(typeof t!="boolean"){let i={instancePath:p+"/attributes/nested_items_in_payload",schemaPath:"#/properties/attributes/\
properties/nested_items_in_payload/type",keyword:"type",params:{type:"boolean"},schema:R.properties.attributes.properties.nested_items_in_payload.type,parentSchema:R.
properties.attributes.properties.nested_items_in_payload,data:t};e===null?e=[i]:e.push(i),a++}}if(r.auto_retry!==void 0){let t=r.auto_retry;if(typeof t!="boolea\
n"){let i={instancePath:p+"/attributes/auto_retry",schemaPath:"#/properties/attributes/properties/auto_retry/type",keyword:"type",params:{type:"boolean"},schema:R.
properties.attributes.properties.auto_retry.type,parentSchema:R.properties.attributes.properties.auto_retry,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:R.properties.attributes.type,parentSchema:R.properties.attributes,
data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:R.type,parentSchema:R,data:s};
e===null?e=[r]:e.push(r),a++}return Js.errors=e,a===0}Js.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function hp(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=hp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Mi.required,parentSchema:Mi,
data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},schema:!1,parentSchema:Mi,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(Js(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"\
data",rootData:m,dynamicAnchors:c})||(e=e===null?Js.errors:q(e,Js.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Mi.type,parentSchema:Mi,data:s};e===null?e=[r]:e.push(r),a++}return hp.errors=e,a===0}hp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Pl=_p,
Wi={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/WebhookCreate"}},$id:"standin://json-api/d\
ata/WebhookCreate"},T={type:"object",additionalProperties:!1,required:["type","attributes"],properties:{type:{type:"string",const:"webhook"},attributes:{type:"o\
bject",additionalProperties:!1,required:["name","url","custom_payload","headers","events","http_basic_user","http_basic_password"],properties:{name:{type:"strin\
g"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"s\
tandin://json-api/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"],format:"password"},enabled:{
type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}}}};function Xs(s,{instancePath:p="",parentData:P,
parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Xs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:T.
required,parentSchema:T,data:s};e===null?e=[r]:e.push(r),a++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"attributes"},schema:T.required,parentSchema:T,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="attributes")){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:T,data:s};e===null?e=[t]:e.push(t),a++}if(s.
type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:T.
properties.type.type,parentSchema:T.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="webhook"){let t={instancePath:p+"/type",schemaPath:"#/propertie\
s/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webhook",parentSchema:T.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attributes!==
void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attribu\
tes/required",keyword:"required",params:{missingProperty:"name"},schema:T.properties.attributes.required,parentSchema:T.properties.attributes,data:r};e===null?e=
[t]:e.push(t),a++}if(r.url===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
url"},schema:T.properties.attributes.required,parentSchema:T.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.custom_payload===void 0){let t={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"custom_payload"},schema:T.properties.attributes.required,
parentSchema:T.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.headers===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/at\
tributes/required",keyword:"required",params:{missingProperty:"headers"},schema:T.properties.attributes.required,parentSchema:T.properties.attributes,data:r};e===
null?e=[t]:e.push(t),a++}if(r.events===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
events"},schema:T.properties.attributes.required,parentSchema:T.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.http_basic_user===void 0){let t={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"http_basic_user"},schema:T.properties.attributes.
required,parentSchema:T.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.http_basic_password===void 0){let t={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"http_basic_password"},schema:T.properties.attributes.required,parentSchema:T.properties.
attributes,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!ke.call(T.properties.attributes.properties,t)){let i={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:T.properties.attributes,data:r};
e===null?e=[i]:e.push(i),a++}if(r.name!==void 0){let t=r.name;if(typeof t!="string"){let i={instancePath:p+"/attributes/name",schemaPath:"#/properties/attribute\
s/properties/name/type",keyword:"type",params:{type:"string"},schema:T.properties.attributes.properties.name.type,parentSchema:T.properties.attributes.properties.
name,data:t};e===null?e=[i]:e.push(i),a++}}if(r.url!==void 0){let t=r.url;if(typeof t!="string"){let i={instancePath:p+"/attributes/url",schemaPath:"#/propertie\
s/attributes/properties/url/type",keyword:"type",params:{type:"string"},schema:T.properties.attributes.properties.url.type,parentSchema:T.properties.attributes.
properties.url,data:t};e===null?e=[i]:e.push(i),a++}}if(r.custom_payload!==void 0){let t=r.custom_payload;if(typeof t!="string"&&t!==null){let i={instancePath:p+
"/attributes/custom_payload",schemaPath:"#/properties/attributes/properties/custom_payload/type",keyword:"type",params:{type:T.properties.attributes.properties.
custom_payload.type},schema:T.properties.attributes.properties.custom_payload.type,parentSchema:T.properties.attributes.properties.custom_payload,data:t};e===null?
e=[i]:e.push(i),a++}}if(r.headers!==void 0){let t=r.headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let i in t){let o=t[i];if(typeof o!="string"){let d={
instancePath:p+"/attributes/headers/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/headers/additionalProperties/type",
keyword:"type",params:{type:"string"},schema:T.properties.attributes.properties.headers.additionalProperties.type,parentSchema:T.properties.attributes.properties.
headers.additionalProperties,data:o};e===null?e=[d]:e.push(d),a++}}else{let i={instancePath:p+"/attributes/headers",schemaPath:"#/properties/attributes/properti\
es/headers/type",keyword:"type",params:{type:"object"},schema:T.properties.attributes.properties.headers.type,parentSchema:T.properties.attributes.properties.headers,
data:t};e===null?e=[i]:e.push(i),a++}}if(r.events!==void 0){let t=r.events;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)Be(t[o],{instancePath:p+"/att\
ributes/events/"+o,parentData:t,parentDataProperty:o,rootData:m,dynamicAnchors:c})||(e=e===null?Be.errors:q(e,Be.errors),a=e.length)}else{let i={instancePath:p+
"/attributes/events",schemaPath:"#/properties/attributes/properties/events/type",keyword:"type",params:{type:"array"},schema:T.properties.attributes.properties.
events.type,parentSchema:T.properties.attributes.properties.events,data:t};e===null?e=[i]:e.push(i),a++}}if(r.http_basic_user!==void 0){let t=r.http_basic_user;
if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attributes/http_basic_user",schemaPath:"#/properties/attributes/properties/http_basic_user/type",keyword:"\
type",params:{type:T.properties.attributes.properties.http_basic_user.type},schema:T.properties.attributes.properties.http_basic_user.type,parentSchema:T.properties.
attributes.properties.http_basic_user,data:t};e===null?e=[i]:e.push(i),a++}}if(r.http_basic_password!==void 0){let t=r.http_basic_password;if(typeof t!="string"&&
t!==null){let i={instancePath:p+"/attributes/http_basic_password",schemaPath:"#/properties/attributes/properties/http_basic_password/type",keyword:"type",params:{
type:T.properties.attributes.properties.http_basic_password.type},schema:T.properties.attributes.properties.http_basic_password.type,parentSchema:T.properties.attributes.
properties.http_basic_password,data:t};e===null?e=[i]:e.push(i),a++}}if(r.enabled!==void 0){let t=r.enabled;if(typeof t!="boolean"){let i={instancePath:p+"/attr\
ibutes/enabled",schemaPath:"#/properties/attributes/properties/enabled/type",keyword:"type",params:{type:"boolean"},schema:T.properties.attributes.properties.enabled.
type,parentSchema:T.properties.attributes.properties.enabled,data:t};e===null?e=[i]:e.push(i),a++}}if(r.payload_api_version!==void 0){let t=r.payload_api_version;
if(typeof t!="string"){let i={instancePath:p+"/attributes/payload_api_version",schemaPath:"#/properties/attributes/properties/payload_api_version/type",keyword:"\
type",params:{type:"string"},schema:T.properties.attributes.properties.payload_api_version.type,parentSchema:T.properties.attributes.properties.payload_api_version,
data:t};e===null?e=[i]:e.push(i),a++}}if(r.nested_items_in_payload!==void 0){let t=r.nested_items_in_payload;if(typeof t!="boolean"){let i={instancePath:p+"/att\
ributes/nested_items_in_payload",schemaPath:"#/properties/attributes/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boolean"},schema:T.properties.
attributes.properties.nested_items_in_payload.type,parentSchema:T.properties.attributes.properties.nested_items_in_payload,data:t};e===null?e=[i]:e.push(i),a++}}
if(r.auto_retry!==void 0){let t=r.auto_retry;if(typeof t!="boolean"){let i={instancePath:p+"/attributes/auto_retry",schemaPath:"#/properties/attributes/properti\
es/auto_retry/type",keyword:"type",params:{type:"boolean"},schema:T.properties.attributes.properties.auto_retry.type,parentSchema:T.properties.attributes.properties.
auto_retry,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"\
object"},schema:T.properties.attributes.type,parentSchema:T.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:T.type,parentSchema:T,data:s};e===null?e=[r]:e.push(r),a++}return Xs.errors=e,a===0}Xs.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function _p(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=_p.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},schema:Wi.required,parentSchema:Wi,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="da\
ta"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Wi,data:s};e===
null?e=[t]:e.push(t),a++}s.data!==void 0&&(Xs(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?Xs.
errors:q(e,Xs.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Wi.type,parentSchema:Wi,data:s};e===
null?e=[r]:e.push(r),a++}return _p.errors=e,a===0}_p.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var gl=bp,bt={type:"object",additionalProperties:!1,required:[
"data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/Webhook"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}};
function Et(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Et.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},schema:k.required,parentSchema:k,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},schema:k.required,parentSchema:k,data:s};e===null?e=[r]:e.push(r),a++}if(s.attributes===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:k.required,parentSchema:k,data:s};e===null?e=[r]:e.push(r),
a++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},schema:!1,parentSchema:k,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/\
id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:k.properties.id.type,parentSchema:k.properties.id,data:r};e===null?e=[t]:e.push(
t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"s\
tring"},schema:k.properties.type.type,parentSchema:k.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="webhook"){let t={instancePath:p+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webhook",parentSchema:k.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.
attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/prope\
rties/attributes/required",keyword:"required",params:{missingProperty:"name"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};
e===null?e=[t]:e.push(t),a++}if(r.url===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
url"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.custom_payload===void 0){let t={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"custom_payload"},schema:k.properties.attributes.required,
parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.headers===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/at\
tributes/required",keyword:"required",params:{missingProperty:"headers"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===
null?e=[t]:e.push(t),a++}if(r.events===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
events"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.http_basic_user===void 0){let t={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"http_basic_user"},schema:k.properties.attributes.
required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.http_basic_password===void 0){let t={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"http_basic_password"},schema:k.properties.attributes.required,parentSchema:k.properties.
attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.enabled===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"enabled"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.
payload_api_version===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"payl\
oad_api_version"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.nested_items_in_payload===
void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"nested_items_in_payload"},
schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.auto_retry===void 0){let t={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"auto_retry"},schema:k.properties.attributes.required,parentSchema:k.
properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!ke.call(k.properties.attributes.properties,t)){let i={instancePath:p+"/attributes",
schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:k.properties.attributes,
data:r};e===null?e=[i]:e.push(i),a++}if(r.name!==void 0){let t=r.name;if(typeof t!="string"){let i={instancePath:p+"/attributes/name",schemaPath:"#/properties/a\
ttributes/properties/name/type",keyword:"type",params:{type:"string"},schema:k.properties.attributes.properties.name.type,parentSchema:k.properties.attributes.properties.
name,data:t};e===null?e=[i]:e.push(i),a++}}if(r.url!==void 0){let t=r.url;if(typeof t!="string"){let i={instancePath:p+"/attributes/url",schemaPath:"#/propertie\
s/attributes/properties/url/type",keyword:"type",params:{type:"string"},schema:k.properties.attributes.properties.url.type,parentSchema:k.properties.attributes.
properties.url,data:t};e===null?e=[i]:e.push(i),a++}}if(r.custom_payload!==void 0){let t=r.custom_payload;if(typeof t!="string"&&t!==null){let i={instancePath:p+
"/attributes/custom_payload",schemaPath:"#/properties/attributes/properties/custom_payload/type",keyword:"type",params:{type:k.properties.attributes.properties.
custom_payload.type},schema:k.properties.attributes.properties.custom_payload.type,parentSchema:k.properties.attributes.properties.custom_payload,data:t};e===null?
e=[i]:e.push(i),a++}}if(r.headers!==void 0){let t=r.headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let i in t){let o=t[i];if(typeof o!="string"){let d={
instancePath:p+"/attributes/headers/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/headers/additionalProperties/type",
keyword:"type",params:{type:"string"},schema:k.properties.attributes.properties.headers.additionalProperties.type,parentSchema:k.properties.attributes.properties.
headers.additionalProperties,data:o};e===null?e=[d]:e.push(d),a++}}else{let i={instancePath:p+"/attributes/headers",schemaPath:"#/properties/attributes/properti\
es/headers/type",keyword:"type",params:{type:"object"},schema:k.properties.attributes.properties.headers.type,parentSchema:k.properties.attributes.properties.headers,
data:t};e===null?e=[i]:e.push(i),a++}}if(r.events!==void 0){let t=r.events;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)Be(t[o],{instancePath:p+"/att\
ributes/events/"+o,parentData:t,parentDataProperty:o,rootData:m,dynamicAnchors:c})||(e=e===null?Be.errors:q(e,Be.errors),a=e.length)}else{let i={instancePath:p+
"/attributes/events",schemaPath:"#/properties/attributes/properties/events/type",keyword:"type",params:{type:"array"},schema:k.properties.attributes.properties.
events.type,parentSchema:k.properties.attributes.properties.events,data:t};e===null?e=[i]:e.push(i),a++}}if(r.http_basic_user!==void 0){let t=r.http_basic_user;
if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attributes/http_basic_user",schemaPath:"#/properties/attributes/properties/http_basic_user/type",keyword:"\
type",params:{type:k.properties.attributes.properties.http_basic_user.type},schema:k.properties.attributes.properties.http_basic_user.type,parentSchema:k.properties.
attributes.properties.http_basic_user,data:t};e===null?e=[i]:e.push(i),a++}}if(r.http_basic_password!==void 0){let t=r.http_basic_password;if(typeof t!="string"&&
t!==null){let i={instancePath:p+"/attributes/http_basic_password",schemaPath:"#/properties/attributes/properties/http_basic_password/type",keyword:"type",params:{
type:k.properties.attributes.properties.http_basic_password.type},schema:k.properties.attributes.properties.http_basic_password.type,parentSchema:k.properties.attributes.
properties.http_basic_password,data:t};e===null?e=[i]:e.push(i),a++}}if(r.enabled!==void 0){let t=r.enabled;if(typeof t!="boolean"){let i={instancePath:p+"/attr\
ibutes/enabled",schemaPath:"#/properties/attributes/properties/enabled/type",keyword:"type",params:{type:"boolean"},schema:k.properties.attributes.properties.enabled.
type,parentSchema:k.properties.attributes.properties.enabled,data:t};e===null?e=[i]:e.push(i),a++}}if(r.payload_api_version!==void 0){let t=r.payload_api_version;
if(typeof t!="string"){let i={instancePath:p+"/attributes/payload_api_version",schemaPath:"#/properties/attributes/properties/payload_api_version/type",keyword:"\
type",params:{type:"string"},schema:k.properties.attributes.properties.payload_api_version.type,parentSchema:k.properties.attributes.properties.payload_api_version,
data:t};e===null?e=[i]:e.push(i),a++}}if(r.nested_items_in_payload!==void 0){let t=r.nested_items_in_payload;if(typeof t!="boolean"){let i={instancePath:p+"/att\
ributes/nested_items_in_payload",schemaPath:"#/properties/attributes/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boolean"},schema:k.properties.
attributes.properties.nested_items_in_payload.type,parentSchema:k.properties.attributes.properties.nested_items_in_payload,data:t};e===null?e=[i]:e.push(i),a++}}
if(r.auto_retry!==void 0){let t=r.auto_retry;if(typeof t!="boolean"){let i={instancePath:p+"/attributes/auto_retry",schemaPath:"#/properties/attributes/properti\
es/auto_retry/type",keyword:"type",params:{type:"boolean"},schema:k.properties.attributes.properties.auto_retry.type,parentSchema:k.properties.attributes.properties.
auto_retry,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"\
object"},schema:k.properties.attributes.type,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:k.type,parentSchema:k,data:s};e===null?e=[r]:e.push(r),a++}return Et.errors=e,a===0}Et.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function bp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=bp.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},schema:bt.required,parentSchema:bt,data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:bt.required,parentSchema:bt,data:s};e===null?e=[r]:e.push(r),a++}
for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:bt,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Et(r[i],
{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?Et.errors:q(e,Et.errors),a=e.length)}else{let t={instancePath:p+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:bt.properties.data.type,parentSchema:bt.properties.data,data:r};e===null?
e=[t]:e.push(t),a++}}s.meta!==void 0&&(re(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:m,dynamicAnchors:c})||(e=e===null?re.errors:
q(e,re.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:bt.type,parentSchema:bt,data:s};e===null?
e=[r]:e.push(r),a++}return bp.errors=e,a===0}bp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var kl=Pp,Br={type:"object",additionalProperties:!1,required:[
"data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/WebhookCall"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMe\
ta"},included:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/Webhook"}}}},g={type:"object",additionalProperties:!1,required:["id","type","attribut\
es","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"webhook_call"},attributes:{type:"object",additionalProperties:!1,required:["entit\
y_type","event_type","created_at","request_url","request_headers","request_payload","response_status","response_headers","response_payload","attempted_auto_retr\
ies_count","last_sent_at","next_retry_at","status","failure_reason","attempts"],properties:{entity_type:{$ref:"standin://json-api/schemas#/$defs/EntityType"},event_type:{
$ref:"standin://json-api/schemas#/$defs/EventType"},created_at:{type:"string",format:"date-time"},request_url:{type:"string"},request_headers:{type:"object",additionalProperties:{
type:"string"}},request_payload:{type:"string"},response_status:{type:["integer","null"]},response_headers:{type:["object","null"],additionalProperties:{type:"s\
tring"}},response_payload:{type:["string","null"]},attempted_auto_retries_count:{type:"integer",minimum:0},last_sent_at:{type:["string","null"],format:"date-tim\
e"},next_retry_at:{type:["string","null"],format:"date-time"},status:{$ref:"standin://json-api/schemas#/$defs/WebhookCallStatus"},failure_reason:{type:["string",
"null"]},attempts:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/WebhookCallAttempt"}}}},relationships:{type:"object",additionalProperties:!1,required:[
"webhook"],properties:{webhook:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"object",additionalProperties:!1,required:["type",
"id"],properties:{type:{type:"string",const:"webhook"},id:{type:"string"}}}}}}}}},Zi={type:"string",enum:["pending","success","failed","rescheduled"]};function Tt(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Tt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),typeof s!="string"){let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:Zi.type,parentSchema:Zi,data:s};e===
null?e=[r]:e.push(r),a++}if(!(s==="pending"||s==="success"||s==="failed"||s==="rescheduled")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Zi.
enum},schema:Zi.enum,parentSchema:Zi,data:s};e===null?e=[r]:e.push(r),a++}return Tt.errors=e,a===0}Tt.evaluated={dynamicProps:!1,dynamicItems:!1};var V={type:"o\
bject",additionalProperties:!1,required:["attempted_at","cause","request_url","request_headers","request_payload","response_status","response_headers","response\
_payload","failure_reason"],properties:{attempted_at:{type:"string",format:"date-time"},cause:{type:"string",enum:["event","retry","resend"]},request_url:{type:"\
string"},request_headers:{type:"object",additionalProperties:{type:"string"}},request_payload:{type:"string"},response_status:{type:["integer","null"]},response_headers:{
type:["object","null"],additionalProperties:{type:"string"}},response_payload:{type:["string","null"]},failure_reason:{type:["string","null"]}}};function Ft(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ft.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.attempted_at===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"attempted_at"},schema:V.required,parentSchema:V,data:s};e===null?e=[r]:e.push(r),a++}if(s.cause===void 0){let r={instancePath:p,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"cause"},schema:V.required,parentSchema:V,data:s};e===null?e=[r]:e.push(r),a++}if(s.request_url===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_url"},schema:V.required,parentSchema:V,data:s};e===null?e=[r]:e.push(
r),a++}if(s.request_headers===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_headers"},schema:V.required,
parentSchema:V,data:s};e===null?e=[r]:e.push(r),a++}if(s.request_payload===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
request_payload"},schema:V.required,parentSchema:V,data:s};e===null?e=[r]:e.push(r),a++}if(s.response_status===void 0){let r={instancePath:p,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"response_status"},schema:V.required,parentSchema:V,data:s};e===null?e=[r]:e.push(r),a++}if(s.response_headers===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_headers"},schema:V.required,parentSchema:V,data:s};e===
null?e=[r]:e.push(r),a++}if(s.response_payload===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_payl\
oad"},schema:V.required,parentSchema:V,data:s};e===null?e=[r]:e.push(r),a++}if(s.failure_reason===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"failure_reason"},schema:V.required,parentSchema:V,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!ke.call(V.properties,
r)){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:V,data:s};e===
null?e=[t]:e.push(t),a++}if(s.attempted_at!==void 0){let r=s.attempted_at;if(typeof r=="string"){if(!se.test(r)){let t={instancePath:p+"/attempted_at",schemaPath:"\
#/properties/attempted_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:V.properties.attempted_at,data:r};e===null?e=[t]:
e.push(t),a++}}else{let t={instancePath:p+"/attempted_at",schemaPath:"#/properties/attempted_at/type",keyword:"type",params:{type:"string"},schema:V.properties.
attempted_at.type,parentSchema:V.properties.attempted_at,data:r};e===null?e=[t]:e.push(t),a++}}if(s.cause!==void 0){let r=s.cause;if(typeof r!="string"){let t={
instancePath:p+"/cause",schemaPath:"#/properties/cause/type",keyword:"type",params:{type:"string"},schema:V.properties.cause.type,parentSchema:V.properties.cause,
data:r};e===null?e=[t]:e.push(t),a++}if(!(r==="event"||r==="retry"||r==="resend")){let t={instancePath:p+"/cause",schemaPath:"#/properties/cause/enum",keyword:"\
enum",params:{allowedValues:V.properties.cause.enum},schema:V.properties.cause.enum,parentSchema:V.properties.cause,data:r};e===null?e=[t]:e.push(t),a++}}if(s.request_url!==
void 0){let r=s.request_url;if(typeof r!="string"){let t={instancePath:p+"/request_url",schemaPath:"#/properties/request_url/type",keyword:"type",params:{type:"\
string"},schema:V.properties.request_url.type,parentSchema:V.properties.request_url,data:r};e===null?e=[t]:e.push(t),a++}}if(s.request_headers!==void 0){let r=s.
request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let i=r[t];if(typeof i!="string"){let o={instancePath:p+"/request_headers/"+t.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/request_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:V.properties.request_headers.
additionalProperties.type,parentSchema:V.properties.request_headers.additionalProperties,data:i};e===null?e=[o]:e.push(o),a++}}else{let t={instancePath:p+"/requ\
est_headers",schemaPath:"#/properties/request_headers/type",keyword:"type",params:{type:"object"},schema:V.properties.request_headers.type,parentSchema:V.properties.
request_headers,data:r};e===null?e=[t]:e.push(t),a++}}if(s.request_payload!==void 0){let r=s.request_payload;if(typeof r!="string"){let t={instancePath:p+"/requ\
est_payload",schemaPath:"#/properties/request_payload/type",keyword:"type",params:{type:"string"},schema:V.properties.request_payload.type,parentSchema:V.properties.
request_payload,data:r};e===null?e=[t]:e.push(t),a++}}if(s.response_status!==void 0){let r=s.response_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&r!==null){let t={instancePath:p+"/response_status",schemaPath:"#/properties/response_status/type",keyword:"type",params:{type:V.properties.response_status.
type},schema:V.properties.response_status.type,parentSchema:V.properties.response_status,data:r};e===null?e=[t]:e.push(t),a++}}if(s.response_headers!==void 0){let r=s.
response_headers;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let t={instancePath:p+"/response_headers",schemaPath:"#/properties/response_headers/t\
ype",keyword:"type",params:{type:V.properties.response_headers.type},schema:V.properties.response_headers.type,parentSchema:V.properties.response_headers,data:r};
e===null?e=[t]:e.push(t),a++}if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let i=r[t];if(typeof i!="string"){let o={instancePath:p+"/response_head\
ers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/response_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:V.
properties.response_headers.additionalProperties.type,parentSchema:V.properties.response_headers.additionalProperties,data:i};e===null?e=[o]:e.push(o),a++}}}if(s.
response_payload!==void 0){let r=s.response_payload;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/response_payload",schemaPath:"#/properties/response\
_payload/type",keyword:"type",params:{type:V.properties.response_payload.type},schema:V.properties.response_payload.type,parentSchema:V.properties.response_payload,
data:r};e===null?e=[t]:e.push(t),a++}}if(s.failure_reason!==void 0){let r=s.failure_reason;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/failure_reas\
on",schemaPath:"#/properties/failure_reason/type",keyword:"type",params:{type:V.properties.failure_reason.type},schema:V.properties.failure_reason.type,parentSchema:V.
properties.failure_reason,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:V.type,
parentSchema:V,data:s};e===null?e=[r]:e.push(r),a++}return Ft.errors=e,a===0}Ft.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ei(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ei.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
schema:g.required,parentSchema:g,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"},schema:g.required,parentSchema:g,data:s};e===null?e=[r]:e.push(r),a++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"attributes"},schema:g.required,parentSchema:g,data:s};e===null?e=[r]:e.push(r),a++}if(s.relationships===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationships"},schema:g.required,parentSchema:g,data:s};e===null?e=[r]:
e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes"||r==="relationships")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:g,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="str\
ing"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:g.properties.id.type,parentSchema:g.properties.
id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/typ\
e",keyword:"type",params:{type:"string"},schema:g.properties.type.type,parentSchema:g.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="webhook_call"){
let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"webhook_call"},schema:"webhook_call",parentSchema:g.properties.
type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.entity_type===void 0){
let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"entity_type"},schema:g.properties.
attributes.required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.event_type===void 0){let t={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"event_type"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,
data:r};e===null?e=[t]:e.push(t),a++}if(r.created_at===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"requir\
ed",params:{missingProperty:"created_at"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.
request_url===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"request_url"},
schema:g.properties.attributes.required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.request_headers===void 0){let t={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"request_headers"},schema:g.properties.attributes.required,
parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.request_payload===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/prope\
rties/attributes/required",keyword:"required",params:{missingProperty:"request_payload"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,
data:r};e===null?e=[t]:e.push(t),a++}if(r.response_status===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"r\
equired",params:{missingProperty:"response_status"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),
a++}if(r.response_headers===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
response_headers"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.response_payload===void 0){
let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"response_payload"},schema:g.properties.
attributes.required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.attempted_auto_retries_count===void 0){let t={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"attempted_auto_retries_count"},schema:g.properties.attributes.
required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.last_sent_at===void 0){let t={instancePath:p+"/attributes",schemaPath:"#\
/properties/attributes/required",keyword:"required",params:{missingProperty:"last_sent_at"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,
data:r};e===null?e=[t]:e.push(t),a++}if(r.next_retry_at===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"req\
uired",params:{missingProperty:"next_retry_at"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}
if(r.status===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"status"},schema:g.
properties.attributes.required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.failure_reason===void 0){let t={instancePath:p+"/a\
ttributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"failure_reason"},schema:g.properties.attributes.required,parentSchema:g.
properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.attempts===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/requi\
red",keyword:"required",params:{missingProperty:"attempts"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:
e.push(t),a++}for(let t in r)if(!ke.call(g.properties.attributes.properties,t)){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:g.properties.attributes,data:r};e===null?e=[i]:e.push(i),a++}if(r.
entity_type!==void 0&&(zr(r.entity_type,{instancePath:p+"/attributes/entity_type",parentData:r,parentDataProperty:"entity_type",rootData:m,dynamicAnchors:c})||(e=
e===null?zr.errors:q(e,zr.errors),a=e.length)),r.event_type!==void 0&&(Vr(r.event_type,{instancePath:p+"/attributes/event_type",parentData:r,parentDataProperty:"\
event_type",rootData:m,dynamicAnchors:c})||(e=e===null?Vr.errors:q(e,Vr.errors),a=e.length)),r.created_at!==void 0){let t=r.created_at;if(typeof t=="string"){if(!se.
test(t)){let i={instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/format",keyword:"format",params:{format:"date-\
time"},schema:"date-time",parentSchema:g.properties.attributes.properties.created_at,data:t};e===null?e=[i]:e.push(i),a++}}else{let i={instancePath:p+"/attribut\
es/created_at",schemaPath:"#/properties/attributes/properties/created_at/type",keyword:"type",params:{type:"string"},schema:g.properties.attributes.properties.created_at.
type,parentSchema:g.properties.attributes.properties.created_at,data:t};e===null?e=[i]:e.push(i),a++}}if(r.request_url!==void 0){let t=r.request_url;if(typeof t!=
"string"){let i={instancePath:p+"/attributes/request_url",schemaPath:"#/properties/attributes/properties/request_url/type",keyword:"type",params:{type:"string"},
schema:g.properties.attributes.properties.request_url.type,parentSchema:g.properties.attributes.properties.request_url,data:t};e===null?e=[i]:e.push(i),a++}}if(r.
request_headers!==void 0){let t=r.request_headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let i in t){let o=t[i];if(typeof o!="string"){let d={instancePath:p+
"/attributes/request_headers/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/request_headers/additionalProperties/type",
keyword:"type",params:{type:"string"},schema:g.properties.attributes.properties.request_headers.additionalProperties.type,parentSchema:g.properties.attributes.properties.
request_headers.additionalProperties,data:o};e===null?e=[d]:e.push(d),a++}}else{let i={instancePath:p+"/attributes/request_headers",schemaPath:"#/properties/att\
ributes/properties/request_headers/type",keyword:"type",params:{type:"object"},schema:g.properties.attributes.properties.request_headers.type,parentSchema:g.properties.
attributes.properties.request_headers,data:t};e===null?e=[i]:e.push(i),a++}}if(r.request_payload!==void 0){let t=r.request_payload;if(typeof t!="string"){let i={
instancePath:p+"/attributes/request_payload",schemaPath:"#/properties/attributes/properties/request_payload/type",keyword:"type",params:{type:"string"},schema:g.
properties.attributes.properties.request_payload.type,parentSchema:g.properties.attributes.properties.request_payload,data:t};e===null?e=[i]:e.push(i),a++}}if(r.
response_status!==void 0){let t=r.response_status;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let i={instancePath:p+"/attributes/respons\
e_status",schemaPath:"#/properties/attributes/properties/response_status/type",keyword:"type",params:{type:g.properties.attributes.properties.response_status.type},
schema:g.properties.attributes.properties.response_status.type,parentSchema:g.properties.attributes.properties.response_status,data:t};e===null?e=[i]:e.push(i),
a++}}if(r.response_headers!==void 0){let t=r.response_headers;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null){let i={instancePath:p+"/attributes/respo\
nse_headers",schemaPath:"#/properties/attributes/properties/response_headers/type",keyword:"type",params:{type:g.properties.attributes.properties.response_headers.
type},schema:g.properties.attributes.properties.response_headers.type,parentSchema:g.properties.attributes.properties.response_headers,data:t};e===null?e=[i]:e.
push(i),a++}if(t&&typeof t=="object"&&!Array.isArray(t))for(let i in t){let o=t[i];if(typeof o!="string"){let d={instancePath:p+"/attributes/response_headers/"+
i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/response_headers/additionalProperties/type",keyword:"type",params:{type:"\
string"},schema:g.properties.attributes.properties.response_headers.additionalProperties.type,parentSchema:g.properties.attributes.properties.response_headers.additionalProperties,
data:o};e===null?e=[d]:e.push(d),a++}}}if(r.response_payload!==void 0){let t=r.response_payload;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attribu\
tes/response_payload",schemaPath:"#/properties/attributes/properties/response_payload/type",keyword:"type",params:{type:g.properties.attributes.properties.response_payload.
type},schema:g.properties.attributes.properties.response_payload.type,parentSchema:g.properties.attributes.properties.response_payload,data:t};e===null?e=[i]:e.
push(i),a++}}if(r.attempted_auto_retries_count!==void 0){let t=r.attempted_auto_retries_count;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let i={instancePath:p+
"/attributes/attempted_auto_retries_count",schemaPath:"#/properties/attributes/properties/attempted_auto_retries_count/type",keyword:"type",params:{type:"intege\
r"},schema:g.properties.attributes.properties.attempted_auto_retries_count.type,parentSchema:g.properties.attributes.properties.attempted_auto_retries_count,data:t};
e===null?e=[i]:e.push(i),a++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let i={instancePath:p+"/attributes/attempted_auto_retries_count",schemaPath:"#\
/properties/attributes/properties/attempted_auto_retries_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:g.properties.attributes.
properties.attempted_auto_retries_count,data:t};e===null?e=[i]:e.push(i),a++}}if(r.last_sent_at!==void 0){let t=r.last_sent_at;if(typeof t!="string"&&t!==null){
let i={instancePath:p+"/attributes/last_sent_at",schemaPath:"#/properties/attributes/properties/last_sent_at/type",keyword:"type",params:{type:g.properties.attributes.
properties.last_sent_at.type},schema:g.properties.attributes.properties.last_sent_at.type,parentSchema:g.properties.attributes.properties.last_sent_at,data:t};e===
null?e=[i]:e.push(i),a++}if(typeof t=="string"&&!se.test(t)){let i={instancePath:p+"/attributes/last_sent_at",schemaPath:"#/properties/attributes/properties/las\
t_sent_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:g.properties.attributes.properties.last_sent_at,data:t};e===null?
e=[i]:e.push(i),a++}}if(r.next_retry_at!==void 0){let t=r.next_retry_at;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attributes/next_retry_at",schemaPath:"\
#/properties/attributes/properties/next_retry_at/type",keyword:"type",params:{type:g.properties.attributes.properties.next_retry_at.type},schema:g.properties.attributes.
properties.next_retry_at.type,parentSchema:g.properties.attributes.properties.next_retry_at,data:t};e===null?e=[i]:e.push(i),a++}if(typeof t=="string"&&!se.test(
t)){let i={instancePath:p+"/attributes/next_retry_at",schemaPath:"#/properties/attributes/properties/next_retry_at/format",keyword:"format",params:{format:"date\
-time"},schema:"date-time",parentSchema:g.properties.attributes.properties.next_retry_at,data:t};e===null?e=[i]:e.push(i),a++}}if(r.status!==void 0&&(Tt(r.status,
{instancePath:p+"/attributes/status",parentData:r,parentDataProperty:"status",rootData:m,dynamicAnchors:c})||(e=e===null?Tt.errors:q(e,Tt.errors),a=e.length)),r.
failure_reason!==void 0){let t=r.failure_reason;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attributes/failure_reason",schemaPath:"#/properties/att\
ributes/properties/failure_reason/type",keyword:"type",params:{type:g.properties.attributes.properties.failure_reason.type},schema:g.properties.attributes.properties.
failure_reason.type,parentSchema:g.properties.attributes.properties.failure_reason,data:t};e===null?e=[i]:e.push(i),a++}}if(r.attempts!==void 0){let t=r.attempts;
if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)Ft(t[o],{instancePath:p+"/attributes/attempts/"+o,parentData:t,parentDataProperty:o,rootData:m,dynamicAnchors:c})||
(e=e===null?Ft.errors:q(e,Ft.errors),a=e.length)}else{let i={instancePath:p+"/attributes/attempts",schemaPath:"#/properties/attributes/properties/attempts/type",
keyword:"type",params:{type:"array"},schema:g.properties.attributes.properties.attempts.type,parentSchema:g.properties.attributes.properties.attempts,data:t};e===
null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:g.properties.
attributes.type,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}if(s.relationships!==void 0){let r=s.relationships;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r.webhook===void 0){let t={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{
missingProperty:"webhook"},schema:g.properties.relationships.required,parentSchema:g.properties.relationships,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)
if(t!=="webhook"){let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:g.properties.relationships,data:r};e===null?e=[i]:e.push(i),a++}if(r.webhook!==void 0){let t=r.webhook;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.data===void 0){let i={instancePath:p+"/relationships/webhook",schemaPath:"#/properties/relationships/properties/webhook/required",keyword:"required",params:{
missingProperty:"data"},schema:g.properties.relationships.properties.webhook.required,parentSchema:g.properties.relationships.properties.webhook,data:t};e===null?
e=[i]:e.push(i),a++}for(let i in t)if(i!=="data"){let o={instancePath:p+"/relationships/webhook",schemaPath:"#/properties/relationships/properties/webhook/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:g.properties.relationships.properties.webhook,data:t};e===null?
e=[o]:e.push(o),a++}if(t.data!==void 0){let i=t.data;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.type===void 0){let o={instancePath:p+"/relationships/webh\
ook/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/required",keyword:"required",params:{missingProperty:"type"},schema:g.properties.
relationships.properties.webhook.properties.data.required,parentSchema:g.properties.relationships.properties.webhook.properties.data,data:i};e===null?e=[o]:e.push(
o),a++}if(i.id===void 0){let o={instancePath:p+"/relationships/webhook/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/required",
keyword:"required",params:{missingProperty:"id"},schema:g.properties.relationships.properties.webhook.properties.data.required,parentSchema:g.properties.relationships.
properties.webhook.properties.data,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(!(o==="type"||o==="id")){let d={instancePath:p+"/relationships/webhook\
/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
schema:!1,parentSchema:g.properties.relationships.properties.webhook.properties.data,data:i};e===null?e=[d]:e.push(d),a++}if(i.type!==void 0){let o=i.type;if(typeof o!=
"string"){let d={instancePath:p+"/relationships/webhook/data/type",schemaPath:"#/properties/relationships/properties/webhook/properties/data/properties/type/typ\
e",keyword:"type",params:{type:"string"},schema:g.properties.relationships.properties.webhook.properties.data.properties.type.type,parentSchema:g.properties.relationships.
properties.webhook.properties.data.properties.type,data:o};e===null?e=[d]:e.push(d),a++}if(o!=="webhook"){let d={instancePath:p+"/relationships/webhook/data/typ\
e",schemaPath:"#/properties/relationships/properties/webhook/properties/data/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webh\
ook",parentSchema:g.properties.relationships.properties.webhook.properties.data.properties.type,data:o};e===null?e=[d]:e.push(d),a++}}if(i.id!==void 0){let o=i.
id;if(typeof o!="string"){let d={instancePath:p+"/relationships/webhook/data/id",schemaPath:"#/properties/relationships/properties/webhook/properties/data/prope\
rties/id/type",keyword:"type",params:{type:"string"},schema:g.properties.relationships.properties.webhook.properties.data.properties.id.type,parentSchema:g.properties.
relationships.properties.webhook.properties.data.properties.id,data:o};e===null?e=[d]:e.push(d),a++}}}else{let o={instancePath:p+"/relationships/webhook/data",schemaPath:"\
#/properties/relationships/properties/webhook/properties/data/type",keyword:"type",params:{type:"object"},schema:g.properties.relationships.properties.webhook.properties.
data.type,parentSchema:g.properties.relationships.properties.webhook.properties.data,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/relatio\
nships/webhook",schemaPath:"#/properties/relationships/properties/webhook/type",keyword:"type",params:{type:"object"},schema:g.properties.relationships.properties.
webhook.type,parentSchema:g.properties.relationships.properties.webhook,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/relationships",schemaPath:"\
#/properties/relationships/type",keyword:"type",params:{type:"object"},schema:g.properties.relationships.type,parentSchema:g.properties.relationships,data:r};e===
null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:g.type,parentSchema:g,data:s};e===null?e=
[r]:e.push(r),a++}return ei.errors=e,a===0}ei.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Pp(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Pp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Br.required,parentSchema:Br,
data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:Br.
required,parentSchema:Br,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="data"||r==="meta"||r==="included")){let t={instancePath:p,schemaPath:"#/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Br,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){
let r=s.data;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)ei(r[i],{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||
(e=e===null?ei.errors:q(e,ei.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:Br.
properties.data.type,parentSchema:Br.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}if(s.meta!==void 0&&(re(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"\
meta",rootData:m,dynamicAnchors:c})||(e=e===null?re.errors:q(e,re.errors),a=e.length)),s.included!==void 0){let r=s.included;if(Array.isArray(r)){let t=r.length;
for(let i=0;i<t;i++)Et(r[i],{instancePath:p+"/included/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?Et.errors:q(e,Et.errors),
a=e.length)}else{let t={instancePath:p+"/included",schemaPath:"#/properties/included/type",keyword:"type",params:{type:"array"},schema:Br.properties.included.type,
parentSchema:Br.properties.included,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},
schema:Br.type,parentSchema:Br,data:s};e===null?e=[r]:e.push(r),a++}return Pp.errors=e,a===0}Pp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var wl=gp,Qt={
type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/WebhookCall"},included:{type:"array",items:{$ref:"\
standin://json-api/schemas#/$defs/Webhook"}}},$id:"standin://json-api/data/WebhookCall"};function ri(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=ri.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:g.required,parentSchema:g,data:s};e===
null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:g.required,
parentSchema:g,data:s};e===null?e=[r]:e.push(r),a++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
attributes"},schema:g.required,parentSchema:g,data:s};e===null?e=[r]:e.push(r),a++}if(s.relationships===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"relationships"},schema:g.required,parentSchema:g,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||
r==="attributes"||r==="relationships")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,
parentSchema:g,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/\
type",keyword:"type",params:{type:"string"},schema:g.properties.id.type,parentSchema:g.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.
type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:g.properties.type.type,
parentSchema:g.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="webhook_call"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"\
const",params:{allowedValue:"webhook_call"},schema:"webhook_call",parentSchema:g.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attributes!==void 0){
let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.entity_type===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attribut\
es/required",keyword:"required",params:{missingProperty:"entity_type"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,data:r};e===
null?e=[t]:e.push(t),a++}if(r.event_type===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"event_type"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.created_at===
void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"created_at"},schema:g.properties.
attributes.required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.request_url===void 0){let t={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"request_url"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,
data:r};e===null?e=[t]:e.push(t),a++}if(r.request_headers===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"r\
equired",params:{missingProperty:"request_headers"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),
a++}if(r.request_payload===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
request_payload"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.response_status===void 0){
let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"response_status"},schema:g.properties.
attributes.required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.response_headers===void 0){let t={instancePath:p+"/attributes",
schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"response_headers"},schema:g.properties.attributes.required,parentSchema:g.
properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.response_payload===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attribut\
es/required",keyword:"required",params:{missingProperty:"response_payload"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,data:r};
e===null?e=[t]:e.push(t),a++}if(r.attempted_auto_retries_count===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"attempted_auto_retries_count"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,data:r};e===null?
e=[t]:e.push(t),a++}if(r.last_sent_at===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
last_sent_at"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.next_retry_at===void 0){let t={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"next_retry_at"},schema:g.properties.attributes.
required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.status===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/prope\
rties/attributes/required",keyword:"required",params:{missingProperty:"status"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,data:r};
e===null?e=[t]:e.push(t),a++}if(r.failure_reason===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",
params:{missingProperty:"failure_reason"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.
attempts===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"attempts"},schema:g.
properties.attributes.required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!ke.call(g.properties.attributes.properties,
t)){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,
parentSchema:g.properties.attributes,data:r};e===null?e=[i]:e.push(i),a++}if(r.entity_type!==void 0&&(zr(r.entity_type,{instancePath:p+"/attributes/entity_type",
parentData:r,parentDataProperty:"entity_type",rootData:m,dynamicAnchors:c})||(e=e===null?zr.errors:q(e,zr.errors),a=e.length)),r.event_type!==void 0&&(Vr(r.event_type,
{instancePath:p+"/attributes/event_type",parentData:r,parentDataProperty:"event_type",rootData:m,dynamicAnchors:c})||(e=e===null?Vr.errors:q(e,Vr.errors),a=e.length)),
r.created_at!==void 0){let t=r.created_at;if(typeof t=="string"){if(!se.test(t)){let i={instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attribu\
tes/properties/created_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:g.properties.attributes.properties.created_at,data:t};
e===null?e=[i]:e.push(i),a++}}else{let i={instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/type",keyword:"type",
params:{type:"string"},schema:g.properties.attributes.properties.created_at.type,parentSchema:g.properties.attributes.properties.created_at,data:t};e===null?e=[
i]:e.push(i),a++}}if(r.request_url!==void 0){let t=r.request_url;if(typeof t!="string"){let i={instancePath:p+"/attributes/request_url",schemaPath:"#/properties\
/attributes/properties/request_url/type",keyword:"type",params:{type:"string"},schema:g.properties.attributes.properties.request_url.type,parentSchema:g.properties.
attributes.properties.request_url,data:t};e===null?e=[i]:e.push(i),a++}}if(r.request_headers!==void 0){let t=r.request_headers;if(t&&typeof t=="object"&&!Array.
isArray(t))for(let i in t){let o=t[i];if(typeof o!="string"){let d={instancePath:p+"/attributes/request_headers/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/attributes/properties/request_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:g.properties.attributes.properties.request_headers.
additionalProperties.type,parentSchema:g.properties.attributes.properties.request_headers.additionalProperties,data:o};e===null?e=[d]:e.push(d),a++}}else{let i={
instancePath:p+"/attributes/request_headers",schemaPath:"#/properties/attributes/properties/request_headers/type",keyword:"type",params:{type:"object"},schema:g.
properties.attributes.properties.request_headers.type,parentSchema:g.properties.attributes.properties.request_headers,data:t};e===null?e=[i]:e.push(i),a++}}if(r.
request_payload!==void 0){let t=r.request_payload;if(typeof t!="string"){let i={instancePath:p+"/attributes/request_payload",schemaPath:"#/properties/attributes\
/properties/request_payload/type",keyword:"type",params:{type:"string"},schema:g.properties.attributes.properties.request_payload.type,parentSchema:g.properties.
attributes.properties.request_payload,data:t};e===null?e=[i]:e.push(i),a++}}if(r.response_status!==void 0){let t=r.response_status;if(!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t))&&t!==null){let i={instancePath:p+"/attributes/response_status",schemaPath:"#/properties/attributes/properties/response_status/type",
keyword:"type",params:{type:g.properties.attributes.properties.response_status.type},schema:g.properties.attributes.properties.response_status.type,parentSchema:g.
properties.attributes.properties.response_status,data:t};e===null?e=[i]:e.push(i),a++}}if(r.response_headers!==void 0){let t=r.response_headers;if(!(t&&typeof t==
"object"&&!Array.isArray(t))&&t!==null){let i={instancePath:p+"/attributes/response_headers",schemaPath:"#/properties/attributes/properties/response_headers/typ\
e",keyword:"type",params:{type:g.properties.attributes.properties.response_headers.type},schema:g.properties.attributes.properties.response_headers.type,parentSchema:g.
properties.attributes.properties.response_headers,data:t};e===null?e=[i]:e.push(i),a++}if(t&&typeof t=="object"&&!Array.isArray(t))for(let i in t){let o=t[i];if(typeof o!=
"string"){let d={instancePath:p+"/attributes/response_headers/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/response\
_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:g.properties.attributes.properties.response_headers.additionalProperties.type,parentSchema:g.
properties.attributes.properties.response_headers.additionalProperties,data:o};e===null?e=[d]:e.push(d),a++}}}if(r.response_payload!==void 0){let t=r.response_payload;
if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attributes/response_payload",schemaPath:"#/properties/attributes/properties/response_payload/type",keyword:"\
type",params:{type:g.properties.attributes.properties.response_payload.type},schema:g.properties.attributes.properties.response_payload.type,parentSchema:g.properties.
attributes.properties.response_payload,data:t};e===null?e=[i]:e.push(i),a++}}if(r.attempted_auto_retries_count!==void 0){let t=r.attempted_auto_retries_count;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let i={instancePath:p+"/attributes/attempted_auto_retries_count",schemaPath:"#/properties/attributes/properties/attem\
pted_auto_retries_count/type",keyword:"type",params:{type:"integer"},schema:g.properties.attributes.properties.attempted_auto_retries_count.type,parentSchema:g.
properties.attributes.properties.attempted_auto_retries_count,data:t};e===null?e=[i]:e.push(i),a++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let i={instancePath:p+
"/attributes/attempted_auto_retries_count",schemaPath:"#/properties/attributes/properties/attempted_auto_retries_count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:g.properties.attributes.properties.attempted_auto_retries_count,data:t};e===null?e=[i]:e.push(i),a++}}if(r.last_sent_at!==void 0){
let t=r.last_sent_at;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attributes/last_sent_at",schemaPath:"#/properties/attributes/properties/last_sent_\
at/type",keyword:"type",params:{type:g.properties.attributes.properties.last_sent_at.type},schema:g.properties.attributes.properties.last_sent_at.type,parentSchema:g.
properties.attributes.properties.last_sent_at,data:t};e===null?e=[i]:e.push(i),a++}if(typeof t=="string"&&!se.test(t)){let i={instancePath:p+"/attributes/last_s\
ent_at",schemaPath:"#/properties/attributes/properties/last_sent_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:g.properties.
attributes.properties.last_sent_at,data:t};e===null?e=[i]:e.push(i),a++}}if(r.next_retry_at!==void 0){let t=r.next_retry_at;if(typeof t!="string"&&t!==null){let i={
instancePath:p+"/attributes/next_retry_at",schemaPath:"#/properties/attributes/properties/next_retry_at/type",keyword:"type",params:{type:g.properties.attributes.
properties.next_retry_at.type},schema:g.properties.attributes.properties.next_retry_at.type,parentSchema:g.properties.attributes.properties.next_retry_at,data:t};
e===null?e=[i]:e.push(i),a++}if(typeof t=="string"&&!se.test(t)){let i={instancePath:p+"/attributes/next_retry_at",schemaPath:"#/properties/attributes/propertie\
s/next_retry_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:g.properties.attributes.properties.next_retry_at,data:t};e===
null?e=[i]:e.push(i),a++}}if(r.status!==void 0&&(Tt(r.status,{instancePath:p+"/attributes/status",parentData:r,parentDataProperty:"status",rootData:m,dynamicAnchors:c})||
(e=e===null?Tt.errors:q(e,Tt.errors),a=e.length)),r.failure_reason!==void 0){let t=r.failure_reason;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/att\
ributes/failure_reason",schemaPath:"#/properties/attributes/properties/failure_reason/type",keyword:"type",params:{type:g.properties.attributes.properties.failure_reason.
type},schema:g.properties.attributes.properties.failure_reason.type,parentSchema:g.properties.attributes.properties.failure_reason,data:t};e===null?e=[i]:e.push(
i),a++}}if(r.attempts!==void 0){let t=r.attempts;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)Ft(t[o],{instancePath:p+"/attributes/attempts/"+o,parentData:t,
parentDataProperty:o,rootData:m,dynamicAnchors:c})||(e=e===null?Ft.errors:q(e,Ft.errors),a=e.length)}else{let i={instancePath:p+"/attributes/attempts",schemaPath:"\
#/properties/attributes/properties/attempts/type",keyword:"type",params:{type:"array"},schema:g.properties.attributes.properties.attempts.type,parentSchema:g.properties.
attributes.properties.attempts,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"\
type",params:{type:"object"},schema:g.properties.attributes.type,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}if(s.relationships!==
void 0){let r=s.relationships;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.webhook===void 0){let t={instancePath:p+"/relationships",schemaPath:"#/propertie\
s/relationships/required",keyword:"required",params:{missingProperty:"webhook"},schema:g.properties.relationships.required,parentSchema:g.properties.relationships,
data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(t!=="webhook"){let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:g.properties.relationships,data:r};e===null?e=[i]:e.push(i),a++}if(r.
webhook!==void 0){let t=r.webhook;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.data===void 0){let i={instancePath:p+"/relationships/webhook",schemaPath:"#/\
properties/relationships/properties/webhook/required",keyword:"required",params:{missingProperty:"data"},schema:g.properties.relationships.properties.webhook.required,
parentSchema:g.properties.relationships.properties.webhook,data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)if(i!=="data"){let o={instancePath:p+"/relationsh\
ips/webhook",schemaPath:"#/properties/relationships/properties/webhook/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,
parentSchema:g.properties.relationships.properties.webhook,data:t};e===null?e=[o]:e.push(o),a++}if(t.data!==void 0){let i=t.data;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.type===void 0){let o={instancePath:p+"/relationships/webhook/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/re\
quired",keyword:"required",params:{missingProperty:"type"},schema:g.properties.relationships.properties.webhook.properties.data.required,parentSchema:g.properties.
relationships.properties.webhook.properties.data,data:i};e===null?e=[o]:e.push(o),a++}if(i.id===void 0){let o={instancePath:p+"/relationships/webhook/data",schemaPath:"\
#/properties/relationships/properties/webhook/properties/data/required",keyword:"required",params:{missingProperty:"id"},schema:g.properties.relationships.properties.
webhook.properties.data.required,parentSchema:g.properties.relationships.properties.webhook.properties.data,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)
if(!(o==="type"||o==="id")){let d={instancePath:p+"/relationships/webhook/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:g.properties.relationships.properties.webhook.properties.data,
data:i};e===null?e=[d]:e.push(d),a++}if(i.type!==void 0){let o=i.type;if(typeof o!="string"){let d={instancePath:p+"/relationships/webhook/data/type",schemaPath:"\
#/properties/relationships/properties/webhook/properties/data/properties/type/type",keyword:"type",params:{type:"string"},schema:g.properties.relationships.properties.
webhook.properties.data.properties.type.type,parentSchema:g.properties.relationships.properties.webhook.properties.data.properties.type,data:o};e===null?e=[d]:e.
push(d),a++}if(o!=="webhook"){let d={instancePath:p+"/relationships/webhook/data/type",schemaPath:"#/properties/relationships/properties/webhook/properties/data\
/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webhook",parentSchema:g.properties.relationships.properties.webhook.properties.data.
properties.type,data:o};e===null?e=[d]:e.push(d),a++}}if(i.id!==void 0){let o=i.id;if(typeof o!="string"){let d={instancePath:p+"/relationships/webhook/data/id",
schemaPath:"#/properties/relationships/properties/webhook/properties/data/properties/id/type",keyword:"type",params:{type:"string"},schema:g.properties.relationships.
properties.webhook.properties.data.properties.id.type,parentSchema:g.properties.relationships.properties.webhook.properties.data.properties.id,data:o};e===null?
e=[d]:e.push(d),a++}}}else{let o={instancePath:p+"/relationships/webhook/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/type",keyword:"\
type",params:{type:"object"},schema:g.properties.relationships.properties.webhook.properties.data.type,parentSchema:g.properties.relationships.properties.webhook.
properties.data,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/relationships/webhook",schemaPath:"#/properties/relationships/properties/web\
hook/type",keyword:"type",params:{type:"object"},schema:g.properties.relationships.properties.webhook.type,parentSchema:g.properties.relationships.properties.webhook,
data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"obj\
ect"},schema:g.properties.relationships.type,parentSchema:g.properties.relationships,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:g.type,parentSchema:g,data:s};e===null?e=[r]:e.push(r),a++}return ri.errors=e,a===0}ri.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function ti(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ti.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},schema:k.required,parentSchema:k,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:k.required,parentSchema:k,data:s};e===null?e=[r]:e.push(r),a++}if(s.attributes===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:k.required,parentSchema:k,data:s};e===null?
e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},schema:!1,parentSchema:k,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={
instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:k.properties.id.type,parentSchema:k.properties.id,data:r};e===
null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"typ\
e",params:{type:"string"},schema:k.properties.type.type,parentSchema:k.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="webhook"){let t={instancePath:p+
"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webhook",parentSchema:k.properties.type,data:r};e===null?e=
[t]:e.push(t),a++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let t={instancePath:p+"/attribu\
tes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"name"},schema:k.properties.attributes.required,parentSchema:k.properties.
attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.url===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"re\
quired",params:{missingProperty:"url"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.custom_payload===
void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"custom_payload"},schema:k.
properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.headers===void 0){let t={instancePath:p+"/attribut\
es",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"headers"},schema:k.properties.attributes.required,parentSchema:k.properties.
attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.events===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"events"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.
http_basic_user===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"http_bas\
ic_user"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.http_basic_password===void 0){let t={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"http_basic_password"},schema:k.properties.
attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.enabled===void 0){let t={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"enabled"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,
data:r};e===null?e=[t]:e.push(t),a++}if(r.payload_api_version===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"payload_api_version"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(
t),a++}if(r.nested_items_in_payload===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
nested_items_in_payload"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.auto_retry===void 0){
let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"auto_retry"},schema:k.properties.attributes.
required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!ke.call(k.properties.attributes.properties,t)){let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:k.properties.
attributes,data:r};e===null?e=[i]:e.push(i),a++}if(r.name!==void 0){let t=r.name;if(typeof t!="string"){let i={instancePath:p+"/attributes/name",schemaPath:"#/p\
roperties/attributes/properties/name/type",keyword:"type",params:{type:"string"},schema:k.properties.attributes.properties.name.type,parentSchema:k.properties.attributes.
properties.name,data:t};e===null?e=[i]:e.push(i),a++}}if(r.url!==void 0){let t=r.url;if(typeof t!="string"){let i={instancePath:p+"/attributes/url",schemaPath:"\
#/properties/attributes/properties/url/type",keyword:"type",params:{type:"string"},schema:k.properties.attributes.properties.url.type,parentSchema:k.properties.
attributes.properties.url,data:t};e===null?e=[i]:e.push(i),a++}}if(r.custom_payload!==void 0){let t=r.custom_payload;if(typeof t!="string"&&t!==null){let i={instancePath:p+
"/attributes/custom_payload",schemaPath:"#/properties/attributes/properties/custom_payload/type",keyword:"type",params:{type:k.properties.attributes.properties.
custom_payload.type},schema:k.properties.attributes.properties.custom_payload.type,parentSchema:k.properties.attributes.properties.custom_payload,data:t};e===null?
e=[i]:e.push(i),a++}}if(r.headers!==void 0){let t=r.headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let i in t){let o=t[i];if(typeof o!="string"){let d={
instancePath:p+"/attributes/headers/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/headers/additionalProperties/type",
keyword:"type",params:{type:"string"},schema:k.properties.attributes.properties.headers.additionalProperties.type,parentSchema:k.properties.attributes.properties.
headers.additionalProperties,data:o};e===null?e=[d]:e.push(d),a++}}else{let i={instancePath:p+"/attributes/headers",schemaPath:"#/properties/attributes/properti\
es/headers/type",keyword:"type",params:{type:"object"},schema:k.properties.attributes.properties.headers.type,parentSchema:k.properties.attributes.properties.headers,
data:t};e===null?e=[i]:e.push(i),a++}}if(r.events!==void 0){let t=r.events;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)Be(t[o],{instancePath:p+"/att\
ributes/events/"+o,parentData:t,parentDataProperty:o,rootData:m,dynamicAnchors:c})||(e=e===null?Be.errors:q(e,Be.errors),a=e.length)}else{let i={instancePath:p+
"/attributes/events",schemaPath:"#/properties/attributes/properties/events/type",keyword:"type",params:{type:"array"},schema:k.properties.attributes.properties.
events.type,parentSchema:k.properties.attributes.properties.events,data:t};e===null?e=[i]:e.push(i),a++}}if(r.http_basic_user!==void 0){let t=r.http_basic_user;
if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attributes/http_basic_user",schemaPath:"#/properties/attributes/properties/http_basic_user/type",keyword:"\
type",params:{type:k.properties.attributes.properties.http_basic_user.type},schema:k.properties.attributes.properties.http_basic_user.type,parentSchema:k.properties.
attributes.properties.http_basic_user,data:t};e===null?e=[i]:e.push(i),a++}}if(r.http_basic_password!==void 0){let t=r.http_basic_password;if(typeof t!="string"&&
t!==null){let i={instancePath:p+"/attributes/http_basic_password",schemaPath:"#/properties/attributes/properties/http_basic_password/type",keyword:"type",params:{
type:k.properties.attributes.properties.http_basic_password.type},schema:k.properties.attributes.properties.http_basic_password.type,parentSchema:k.properties.attributes.
properties.http_basic_password,data:t};e===null?e=[i]:e.push(i),a++}}if(r.enabled!==void 0){let t=r.enabled;if(typeof t!="boolean"){let i={instancePath:p+"/attr\
ibutes/enabled",schemaPath:"#/properties/attributes/properties/enabled/type",keyword:"type",params:{type:"boolean"},schema:k.properties.attributes.properties.enabled.
type,parentSchema:k.properties.attributes.properties.enabled,data:t};e===null?e=[i]:e.push(i),a++}}if(r.payload_api_version!==void 0){let t=r.payload_api_version;
if(typeof t!="string"){let i={instancePath:p+"/attributes/payload_api_version",schemaPath:"#/properties/attributes/properties/payload_api_version/type",keyword:"\
type",params:{type:"string"},schema:k.properties.attributes.properties.payload_api_version.type,parentSchema:k.properties.attributes.properties.payload_api_version,
data:t};e===null?e=[i]:e.push(i),a++}}if(r.nested_items_in_payload!==void 0){let t=r.nested_items_in_payload;if(typeof t!="boolean"){let i={instancePath:p+"/att\
ributes/nested_items_in_payload",schemaPath:"#/properties/attributes/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boolean"},schema:k.properties.
attributes.properties.nested_items_in_payload.type,parentSchema:k.properties.attributes.properties.nested_items_in_payload,data:t};e===null?e=[i]:e.push(i),a++}}
if(r.auto_retry!==void 0){let t=r.auto_retry;if(typeof t!="boolean"){let i={instancePath:p+"/attributes/auto_retry",schemaPath:"#/properties/attributes/properti\
es/auto_retry/type",keyword:"type",params:{type:"boolean"},schema:k.properties.attributes.properties.auto_retry.type,parentSchema:k.properties.attributes.properties.
auto_retry,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"\
object"},schema:k.properties.attributes.type,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:k.type,parentSchema:k,data:s};e===null?e=[r]:e.push(r),a++}return ti.errors=e,a===0}ti.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function gp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=gp.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},schema:Qt.required,parentSchema:Qt,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="\
data"||r==="included")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Qt,
data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0&&(ri(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||
(e=e===null?ri.errors:q(e,ri.errors),a=e.length)),s.included!==void 0){let r=s.included;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)ti(r[i],{instancePath:p+
"/included/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?ti.errors:q(e,ti.errors),a=e.length)}else{let t={instancePath:p+"/in\
cluded",schemaPath:"#/properties/included/type",keyword:"type",params:{type:"array"},schema:Qt.properties.included.type,parentSchema:Qt.properties.included,data:r};
e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Qt.type,parentSchema:Qt,data:s};e===null?
e=[r]:e.push(r),a++}return gp.errors=e,a===0}gp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ma=kp,Hi={type:"object",additionalProperties:!1,required:[
"data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadCollection"}},$id:"standin://json-api/data/UploadCollection"},D={type:"object",additionalProperties:!1,
required:["id","type","attributes","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"upload_collection"},attributes:{type:"object",additionalProperties:!1,
required:["label","position"],properties:{label:{type:"string"},position:{type:"integer",minimum:0}}},relationships:{type:"object",additionalProperties:!1,required:[
"parent","children"],properties:{parent:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-a\
pi/schemas#/$defs/UploadCollectionReference"}}}},children:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"array",items:{$ref:"s\
tandin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}}};function si(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=si.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:D.required,parentSchema:D,data:s};e===null?e=[t]:e.push(t),a++}if(s.
type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:D.required,parentSchema:D,data:s};e===null?
e=[t]:e.push(t),a++}if(s.attributes===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:D.required,
parentSchema:D,data:s};e===null?e=[t]:e.push(t),a++}if(s.relationships===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
relationships"},schema:D.required,parentSchema:D,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes"||t==="relations\
hips")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:D,data:s};
e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let i={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"},schema:D.properties.id.type,parentSchema:D.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!="str\
ing"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:D.properties.type.type,parentSchema:D.properties.
type,data:t};e===null?e=[i]:e.push(i),a++}if(t!=="upload_collection"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{
allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:D.properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.attributes!==void 0){let t=s.
attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.label===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"label"},schema:D.properties.attributes.required,parentSchema:D.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.
position===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"position"},schema:D.
properties.attributes.required,parentSchema:D.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)if(!(i==="label"||i==="position")){let o={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:D.
properties.attributes,data:t};e===null?e=[o]:e.push(o),a++}if(t.label!==void 0){let i=t.label;if(typeof i!="string"){let o={instancePath:p+"/attributes/label",schemaPath:"\
#/properties/attributes/properties/label/type",keyword:"type",params:{type:"string"},schema:D.properties.attributes.properties.label.type,parentSchema:D.properties.
attributes.properties.label,data:i};e===null?e=[o]:e.push(o),a++}}if(t.position!==void 0){let i=t.position;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i))){let o={instancePath:p+"/attributes/position",schemaPath:"#/properties/attributes/properties/position/type",keyword:"type",params:{type:"integer"},schema:D.
properties.attributes.properties.position.type,parentSchema:D.properties.attributes.properties.position,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="numbe\
r"&&isFinite(i)&&(i<0||isNaN(i))){let o={instancePath:p+"/attributes/position",schemaPath:"#/properties/attributes/properties/position/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},schema:0,parentSchema:D.properties.attributes.properties.position,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:D.properties.attributes.type,parentSchema:D.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.parent===void 0){let i={
instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{missingProperty:"parent"},schema:D.properties.relationships.
required,parentSchema:D.properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}if(t.children===void 0){let i={instancePath:p+"/relationships",schemaPath:"\
#/properties/relationships/required",keyword:"required",params:{missingProperty:"children"},schema:D.properties.relationships.required,parentSchema:D.properties.
relationships,data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)if(!(i==="parent"||i==="children")){let o={instancePath:p+"/relationships",schemaPath:"#/prope\
rties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:D.properties.relationships,data:t};
e===null?e=[o]:e.push(o),a++}if(t.parent!==void 0){let i=t.parent;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relat\
ionships/parent",schemaPath:"#/properties/relationships/properties/parent/required",keyword:"required",params:{missingProperty:"data"},schema:D.properties.relationships.
properties.parent.required,parentSchema:D.properties.relationships.properties.parent,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+
"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
schema:!1,parentSchema:D.properties.relationships.properties.parent,data:i};e===null?e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data,d=a,l=!0,u=a;if(o!==null){
let f={};e===null?e=[f]:e.push(f),a++}var r=u===a;if(a=d,e!==null&&(d?e.length=d:e=null),!r){let f=a;M(o,{instancePath:p+"/relationships/parent/data",parentData:i,
parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?M.errors:q(e,M.errors),a=e.length);var r=f===a;l=r}if(!l){let f={instancePath:p+"/relations\
hips/parent/data",schemaPath:"#/properties/relationships/properties/parent/properties/data/if",keyword:"if",params:{failingKeyword:"else"},schema:D.properties.relationships.
properties.parent.properties.data.if,parentSchema:D.properties.relationships.properties.parent.properties.data,data:o};e===null?e=[f]:e.push(f),a++}}}else{let o={
instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/type",keyword:"type",params:{type:"object"},schema:D.properties.
relationships.properties.parent.type,parentSchema:D.properties.relationships.properties.parent,data:i};e===null?e=[o]:e.push(o),a++}}if(t.children!==void 0){let i=t.
children;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relationships/children",schemaPath:"#/properties/relationships\
/properties/children/required",keyword:"required",params:{missingProperty:"data"},schema:D.properties.relationships.properties.children.required,parentSchema:D.
properties.relationships.properties.children,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/children",
schemaPath:"#/properties/relationships/properties/children/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:D.
properties.relationships.properties.children,data:i};e===null?e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data;if(Array.isArray(o)){let d=o.length;for(let l=0;l<
d;l++)M(o[l],{instancePath:p+"/relationships/children/data/"+l,parentData:o,parentDataProperty:l,rootData:m,dynamicAnchors:c})||(e=e===null?M.errors:q(e,M.errors),
a=e.length)}else{let d={instancePath:p+"/relationships/children/data",schemaPath:"#/properties/relationships/properties/children/properties/data/type",keyword:"\
type",params:{type:"array"},schema:D.properties.relationships.properties.children.properties.data.type,parentSchema:D.properties.relationships.properties.children.
properties.data,data:o};e===null?e=[d]:e.push(d),a++}}}else{let o={instancePath:p+"/relationships/children",schemaPath:"#/properties/relationships/properties/ch\
ildren/type",keyword:"type",params:{type:"object"},schema:D.properties.relationships.properties.children.type,parentSchema:D.properties.relationships.properties.
children,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{
type:"object"},schema:D.properties.relationships.type,parentSchema:D.properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:D.type,parentSchema:D,data:s};e===null?e=[t]:e.push(t),a++}return si.errors=e,a===0}si.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function kp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,
n=kp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Hi.required,parentSchema:Hi,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)
if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Hi,
data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(si(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=
e===null?si.errors:q(e,si.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Hi.type,parentSchema:Hi,
data:s};e===null?e=[r]:e.push(r),a++}return kp.errors=e,a===0}kp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ql=wp,Ki={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionUpdate"}},$id:"standin://json-api/data/UploadCollectionUpdate"},H={type:"\
object",additionalProperties:!1,properties:{id:{type:"string"},type:{type:"string",const:"upload_collection"},attributes:{type:"object",additionalProperties:!1,
properties:{label:{type:"string"},position:{type:"integer",minimum:0}}},relationships:{type:"object",additionalProperties:!1,properties:{parent:{type:"object",additionalProperties:!1,
required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}},children:{type:"object",additionalProperties:!1,
required:["data"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}},required:["id","type"]};function ii(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ii.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},schema:H.required,parentSchema:H,data:s};e===null?e=[t]:e.push(t),a++}if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},schema:H.required,parentSchema:H,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes"||
t==="relationships")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:H,
data:s};e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let i={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},schema:H.properties.id.type,parentSchema:H.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!=
"string"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:H.properties.type.type,parentSchema:H.properties.
type,data:t};e===null?e=[i]:e.push(i),a++}if(t!=="upload_collection"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{
allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:H.properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.attributes!==void 0){let t=s.
attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let i in t)if(!(i==="label"||i==="position")){let o={instancePath:p+"/attributes",schemaPath:"#/prop\
erties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:H.properties.attributes,data:t};e===
null?e=[o]:e.push(o),a++}if(t.label!==void 0){let i=t.label;if(typeof i!="string"){let o={instancePath:p+"/attributes/label",schemaPath:"#/properties/attributes\
/properties/label/type",keyword:"type",params:{type:"string"},schema:H.properties.attributes.properties.label.type,parentSchema:H.properties.attributes.properties.
label,data:i};e===null?e=[o]:e.push(o),a++}}if(t.position!==void 0){let i=t.position;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let o={instancePath:p+
"/attributes/position",schemaPath:"#/properties/attributes/properties/position/type",keyword:"type",params:{type:"integer"},schema:H.properties.attributes.properties.
position.type,parentSchema:H.properties.attributes.properties.position,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){
let o={instancePath:p+"/attributes/position",schemaPath:"#/properties/attributes/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:H.properties.attributes.properties.position,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/attributes",schemaPath:"#/\
properties/attributes/type",keyword:"type",params:{type:"object"},schema:H.properties.attributes.type,parentSchema:H.properties.attributes,data:t};e===null?e=[i]:
e.push(i),a++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let i in t)if(!(i==="parent"||i==="children")){
let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},
schema:!1,parentSchema:H.properties.relationships,data:t};e===null?e=[o]:e.push(o),a++}if(t.parent!==void 0){let i=t.parent;if(i&&typeof i=="object"&&!Array.isArray(
i)){if(i.data===void 0){let o={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/required",keyword:"required",params:{
missingProperty:"data"},schema:H.properties.relationships.properties.parent.required,parentSchema:H.properties.relationships.properties.parent,data:i};e===null?
e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:H.properties.relationships.properties.parent,data:i};e===null?
e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data,d=a,l=!0,u=a;if(o!==null){let f={};e===null?e=[f]:e.push(f),a++}var r=u===a;if(a=d,e!==null&&(d?e.length=d:
e=null),!r){let f=a;M(o,{instancePath:p+"/relationships/parent/data",parentData:i,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?M.errors:
q(e,M.errors),a=e.length);var r=f===a;l=r}if(!l){let f={instancePath:p+"/relationships/parent/data",schemaPath:"#/properties/relationships/properties/parent/pro\
perties/data/if",keyword:"if",params:{failingKeyword:"else"},schema:H.properties.relationships.properties.parent.properties.data.if,parentSchema:H.properties.relationships.
properties.parent.properties.data,data:o};e===null?e=[f]:e.push(f),a++}}}else{let o={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationshi\
ps/properties/parent/type",keyword:"type",params:{type:"object"},schema:H.properties.relationships.properties.parent.type,parentSchema:H.properties.relationships.
properties.parent,data:i};e===null?e=[o]:e.push(o),a++}}if(t.children!==void 0){let i=t.children;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){
let o={instancePath:p+"/relationships/children",schemaPath:"#/properties/relationships/properties/children/required",keyword:"required",params:{missingProperty:"\
data"},schema:H.properties.relationships.properties.children.required,parentSchema:H.properties.relationships.properties.children,data:i};e===null?e=[o]:e.push(
o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/children",schemaPath:"#/properties/relationships/properties/children/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:H.properties.relationships.properties.children,data:i};e===null?e=[d]:
e.push(d),a++}if(i.data!==void 0){let o=i.data;if(Array.isArray(o)){let d=o.length;for(let l=0;l<d;l++)M(o[l],{instancePath:p+"/relationships/children/data/"+l,
parentData:o,parentDataProperty:l,rootData:m,dynamicAnchors:c})||(e=e===null?M.errors:q(e,M.errors),a=e.length)}else{let d={instancePath:p+"/relationships/child\
ren/data",schemaPath:"#/properties/relationships/properties/children/properties/data/type",keyword:"type",params:{type:"array"},schema:H.properties.relationships.
properties.children.properties.data.type,parentSchema:H.properties.relationships.properties.children.properties.data,data:o};e===null?e=[d]:e.push(d),a++}}}else{
let o={instancePath:p+"/relationships/children",schemaPath:"#/properties/relationships/properties/children/type",keyword:"type",params:{type:"object"},schema:H.
properties.relationships.properties.children.type,parentSchema:H.properties.relationships.properties.children,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={
instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},schema:H.properties.relationships.type,parentSchema:H.
properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:H.type,
parentSchema:H,data:s};e===null?e=[t]:e.push(t),a++}return ii.errors=e,a===0}ii.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function wp(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=wp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},schema:Ki.required,parentSchema:Ki,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Ki,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(ii(s.data,{
instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?ii.errors:q(e,ii.errors),a=e.length))}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ki.type,parentSchema:Ki,data:s};e===null?e=[r]:e.push(r),a++}return wp.errors=e,a===0}wp.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Sl=qp,Gi={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/sche\
mas#/$defs/UploadCollectionCreate"}},$id:"standin://json-api/data/UploadCollectionCreate"},J={type:"object",additionalProperties:!1,required:["type","attributes"],
properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},type:{type:"string",const:"upload_collection"},attributes:{type:"object",additionalProperties:!1,required:[
"label"],properties:{label:{type:"string"},position:{type:"integer",minimum:0}}},relationships:{type:"object",additionalProperties:!1,properties:{parent:{type:"\
object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}}};
function ai(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ai.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"type"},schema:J.required,parentSchema:J,data:s};e===null?e=[t]:e.push(t),a++}if(s.attributes===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"attributes"},schema:J.required,parentSchema:J,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!(t===
"id"||t==="type"||t==="attributes"||t==="relationships")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:J,data:s};e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){let t=s.id;if(typeof t=="string"){if(!ci.test(t)){let i={instancePath:p+"/id",schemaPath:"\
#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{22}$"},schema:"^[A-Za-z0-9_-]{22}$",parentSchema:J.properties.id,data:t};e===null?e=[
i]:e.push(i),a++}}else{let i={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:J.properties.id.type,parentSchema:J.
properties.id,data:t};e===null?e=[i]:e.push(i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let i={instancePath:p+"/type",schemaPath:"#/properti\
es/type/type",keyword:"type",params:{type:"string"},schema:J.properties.type.type,parentSchema:J.properties.type,data:t};e===null?e=[i]:e.push(i),a++}if(t!=="up\
load_collection"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},schema:"upload_co\
llection",parentSchema:J.properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.label===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"label"},schema:J.
properties.attributes.required,parentSchema:J.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)if(!(i==="label"||i==="position")){let o={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:J.
properties.attributes,data:t};e===null?e=[o]:e.push(o),a++}if(t.label!==void 0){let i=t.label;if(typeof i!="string"){let o={instancePath:p+"/attributes/label",schemaPath:"\
#/properties/attributes/properties/label/type",keyword:"type",params:{type:"string"},schema:J.properties.attributes.properties.label.type,parentSchema:J.properties.
attributes.properties.label,data:i};e===null?e=[o]:e.push(o),a++}}if(t.position!==void 0){let i=t.position;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i))){let o={instancePath:p+"/attributes/position",schemaPath:"#/properties/attributes/properties/position/type",keyword:"type",params:{type:"integer"},schema:J.
properties.attributes.properties.position.type,parentSchema:J.properties.attributes.properties.position,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="numbe\
r"&&isFinite(i)&&(i<0||isNaN(i))){let o={instancePath:p+"/attributes/position",schemaPath:"#/properties/attributes/properties/position/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},schema:0,parentSchema:J.properties.attributes.properties.position,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:J.properties.attributes.type,parentSchema:J.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let i in t)if(i!=="par\
ent"){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},
schema:!1,parentSchema:J.properties.relationships,data:t};e===null?e=[o]:e.push(o),a++}if(t.parent!==void 0){let i=t.parent;if(i&&typeof i=="object"&&!Array.isArray(
i)){if(i.data===void 0){let o={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/required",keyword:"required",params:{
missingProperty:"data"},schema:J.properties.relationships.properties.parent.required,parentSchema:J.properties.relationships.properties.parent,data:i};e===null?
e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:J.properties.relationships.properties.parent,data:i};e===null?
e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data,d=a,l=!0,u=a;if(o!==null){let f={};e===null?e=[f]:e.push(f),a++}var r=u===a;if(a=d,e!==null&&(d?e.length=d:
e=null),!r){let f=a;M(o,{instancePath:p+"/relationships/parent/data",parentData:i,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?M.errors:
q(e,M.errors),a=e.length);var r=f===a;l=r}if(!l){let f={instancePath:p+"/relationships/parent/data",schemaPath:"#/properties/relationships/properties/parent/pro\
perties/data/if",keyword:"if",params:{failingKeyword:"else"},schema:J.properties.relationships.properties.parent.properties.data.if,parentSchema:J.properties.relationships.
properties.parent.properties.data,data:o};e===null?e=[f]:e.push(f),a++}}}else{let o={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationshi\
ps/properties/parent/type",keyword:"type",params:{type:"object"},schema:J.properties.relationships.properties.parent.type,parentSchema:J.properties.relationships.
properties.parent,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",
params:{type:"object"},schema:J.properties.relationships.type,parentSchema:J.properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:J.type,parentSchema:J,data:s};e===null?e=[t]:e.push(t),a++}return ai.errors=e,a===0}ai.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function qp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,
n=qp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Gi.required,parentSchema:Gi,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)
if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Gi,
data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(ai(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=
e===null?ai.errors:q(e,ai.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Gi.type,parentSchema:Gi,
data:s};e===null?e=[r]:e.push(r),a++}return qp.errors=e,a===0}qp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var un=Sp,Pt={type:"object",additionalProperties:!1,
required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadCollection"}},meta:{$ref:"standin://json-api/schema\
s#/$defs/ListMeta"}}};function pi(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=pi.evaluated;if(n.
dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"id"},schema:D.required,parentSchema:D,data:s};e===null?e=[t]:e.push(t),a++}if(s.type===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:D.required,parentSchema:D,data:s};e===null?e=[t]:e.push(t),a++}if(s.attributes===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:D.required,parentSchema:D,data:s};e===null?
e=[t]:e.push(t),a++}if(s.relationships===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationships"},schema:D.
required,parentSchema:D,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes"||t==="relationships")){let i={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:D,data:s};e===null?e=[i]:e.push(i),a++}if(s.
id!==void 0){let t=s.id;if(typeof t!="string"){let i={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:D.properties.
id.type,parentSchema:D.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let i={instancePath:p+"/type",
schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:D.properties.type.type,parentSchema:D.properties.type,data:t};e===null?e=[i]:e.
push(i),a++}if(t!=="upload_collection"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collecti\
on"},schema:"upload_collection",parentSchema:D.properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.label===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
label"},schema:D.properties.attributes.required,parentSchema:D.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.position===void 0){let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"position"},schema:D.properties.attributes.required,parentSchema:D.
properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)if(!(i==="label"||i==="position")){let o={instancePath:p+"/attributes",schemaPath:"#/p\
roperties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:D.properties.attributes,data:t};e===
null?e=[o]:e.push(o),a++}if(t.label!==void 0){let i=t.label;if(typeof i!="string"){let o={instancePath:p+"/attributes/label",schemaPath:"#/properties/attributes\
/properties/label/type",keyword:"type",params:{type:"string"},schema:D.properties.attributes.properties.label.type,parentSchema:D.properties.attributes.properties.
label,data:i};e===null?e=[o]:e.push(o),a++}}if(t.position!==void 0){let i=t.position;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let o={instancePath:p+
"/attributes/position",schemaPath:"#/properties/attributes/properties/position/type",keyword:"type",params:{type:"integer"},schema:D.properties.attributes.properties.
position.type,parentSchema:D.properties.attributes.properties.position,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){
let o={instancePath:p+"/attributes/position",schemaPath:"#/properties/attributes/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:D.properties.attributes.properties.position,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/attributes",schemaPath:"#/\
properties/attributes/type",keyword:"type",params:{type:"object"},schema:D.properties.attributes.type,parentSchema:D.properties.attributes,data:t};e===null?e=[i]:
e.push(i),a++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.parent===void 0){let i={instancePath:p+"/rel\
ationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{missingProperty:"parent"},schema:D.properties.relationships.required,parentSchema:D.
properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}if(t.children===void 0){let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationsh\
ips/required",keyword:"required",params:{missingProperty:"children"},schema:D.properties.relationships.required,parentSchema:D.properties.relationships,data:t};
e===null?e=[i]:e.push(i),a++}for(let i in t)if(!(i==="parent"||i==="children")){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:D.properties.relationships,data:t};e===null?e=[o]:e.push(
o),a++}if(t.parent!==void 0){let i=t.parent;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relationships/parent",schemaPath:"\
#/properties/relationships/properties/parent/required",keyword:"required",params:{missingProperty:"data"},schema:D.properties.relationships.properties.parent.required,
parentSchema:D.properties.relationships.properties.parent,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationshi\
ps/parent",schemaPath:"#/properties/relationships/properties/parent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,
parentSchema:D.properties.relationships.properties.parent,data:i};e===null?e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data,d=a,l=!0,u=a;if(o!==null){let f={};
e===null?e=[f]:e.push(f),a++}var r=u===a;if(a=d,e!==null&&(d?e.length=d:e=null),!r){let f=a;M(o,{instancePath:p+"/relationships/parent/data",parentData:i,parentDataProperty:"\
data",rootData:m,dynamicAnchors:c})||(e=e===null?M.errors:q(e,M.errors),a=e.length);var r=f===a;l=r}if(!l){let f={instancePath:p+"/relationships/parent/data",schemaPath:"\
#/properties/relationships/properties/parent/properties/data/if",keyword:"if",params:{failingKeyword:"else"},schema:D.properties.relationships.properties.parent.
properties.data.if,parentSchema:D.properties.relationships.properties.parent.properties.data,data:o};e===null?e=[f]:e.push(f),a++}}}else{let o={instancePath:p+"\
/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/type",keyword:"type",params:{type:"object"},schema:D.properties.relationships.properties.
parent.type,parentSchema:D.properties.relationships.properties.parent,data:i};e===null?e=[o]:e.push(o),a++}}if(t.children!==void 0){let i=t.children;if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relationships/children",schemaPath:"#/properties/relationships/properties/children/requ\
ired",keyword:"required",params:{missingProperty:"data"},schema:D.properties.relationships.properties.children.required,parentSchema:D.properties.relationships.
properties.children,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/children",schemaPath:"#/properties/\
relationships/properties/children/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:D.properties.relationships.
properties.children,data:i};e===null?e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data;if(Array.isArray(o)){let d=o.length;for(let l=0;l<d;l++)M(o[l],{instancePath:p+
"/relationships/children/data/"+l,parentData:o,parentDataProperty:l,rootData:m,dynamicAnchors:c})||(e=e===null?M.errors:q(e,M.errors),a=e.length)}else{let d={instancePath:p+
"/relationships/children/data",schemaPath:"#/properties/relationships/properties/children/properties/data/type",keyword:"type",params:{type:"array"},schema:D.properties.
relationships.properties.children.properties.data.type,parentSchema:D.properties.relationships.properties.children.properties.data,data:o};e===null?e=[d]:e.push(
d),a++}}}else{let o={instancePath:p+"/relationships/children",schemaPath:"#/properties/relationships/properties/children/type",keyword:"type",params:{type:"obje\
ct"},schema:D.properties.relationships.properties.children.type,parentSchema:D.properties.relationships.properties.children,data:i};e===null?e=[o]:e.push(o),a++}}}else{
let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},schema:D.properties.relationships.type,
parentSchema:D.properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},schema:D.type,parentSchema:D,data:s};e===null?e=[t]:e.push(t),a++}return pi.errors=e,a===0}pi.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Sp(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Sp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},schema:Pt.required,parentSchema:Pt,data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"meta"},schema:Pt.required,parentSchema:Pt,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="data"||r==="meta")){let t={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Pt,data:s};e===null?e=[t]:
e.push(t),a++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)pi(r[i],{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,
rootData:m,dynamicAnchors:c})||(e=e===null?pi.errors:q(e,pi.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"array"},schema:Pt.properties.data.type,parentSchema:Pt.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}s.meta!==void 0&&(re(s.meta,{instancePath:p+
"/meta",parentData:s,parentDataProperty:"meta",rootData:m,dynamicAnchors:c})||(e=e===null?re.errors:q(e,re.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:Pt.type,parentSchema:Pt,data:s};e===null?e=[r]:e.push(r),a++}return Sp.errors=e,a===0}Sp.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var vl=vp,Jt={type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"array",items:{$ref:"standin://jso\
n-api/schemas#/$defs/UploadCollectionPlace"}}}},K={type:"object",additionalProperties:!1,required:["id","type","attributes","relationships"],properties:{id:{type:"\
string"},type:{type:"string",const:"upload_collection"},attributes:{type:"object",additionalProperties:!1,required:["position"],properties:{position:{type:"inte\
ger",minimum:0}}},relationships:{type:"object",additionalProperties:!1,required:["parent"],properties:{parent:{type:"object",additionalProperties:!1,required:["\
data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}}};function oi(s,{instancePath:p="",parentData:P,
parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=oi.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:K.
required,parentSchema:K,data:s};e===null?e=[t]:e.push(t),a++}if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},schema:K.required,parentSchema:K,data:s};e===null?e=[t]:e.push(t),a++}if(s.attributes===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"attributes"},schema:K.required,parentSchema:K,data:s};e===null?e=[t]:e.push(t),a++}if(s.relationships===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationships"},schema:K.required,parentSchema:K,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)
if(!(t==="id"||t==="type"||t==="attributes"||t==="relationships")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},schema:!1,parentSchema:K,data:s};e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let i={instancePath:p+"/\
id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:K.properties.id.type,parentSchema:K.properties.id,data:t};e===null?e=[i]:e.push(
i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"s\
tring"},schema:K.properties.type.type,parentSchema:K.properties.type,data:t};e===null?e=[i]:e.push(i),a++}if(t!=="upload_collection"){let i={instancePath:p+"/ty\
pe",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:K.properties.type,data:t};
e===null?e=[i]:e.push(i),a++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.position===void 0){let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"position"},schema:K.properties.attributes.required,parentSchema:K.
properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)if(i!=="position"){let o={instancePath:p+"/attributes",schemaPath:"#/properties/attrib\
utes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:K.properties.attributes,data:t};e===null?e=[o]:e.
push(o),a++}if(t.position!==void 0){let i=t.position;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let o={instancePath:p+"/attributes/position",schemaPath:"\
#/properties/attributes/properties/position/type",keyword:"type",params:{type:"integer"},schema:K.properties.attributes.properties.position.type,parentSchema:K.
properties.attributes.properties.position,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){let o={instancePath:p+"/attr\
ibutes/position",schemaPath:"#/properties/attributes/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:K.properties.
attributes.properties.position,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"\
type",params:{type:"object"},schema:K.properties.attributes.type,parentSchema:K.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}}if(s.relationships!==
void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.parent===void 0){let i={instancePath:p+"/relationships",schemaPath:"#/properties\
/relationships/required",keyword:"required",params:{missingProperty:"parent"},schema:K.properties.relationships.required,parentSchema:K.properties.relationships,
data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)if(i!=="parent"){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:K.properties.relationships,data:t};e===null?e=[o]:e.push(o),a++}if(t.
parent!==void 0){let i=t.parent;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relationships/parent",schemaPath:"#/pro\
perties/relationships/properties/parent/required",keyword:"required",params:{missingProperty:"data"},schema:K.properties.relationships.properties.parent.required,
parentSchema:K.properties.relationships.properties.parent,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationshi\
ps/parent",schemaPath:"#/properties/relationships/properties/parent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,
parentSchema:K.properties.relationships.properties.parent,data:i};e===null?e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data,d=a,l=!0,u=a;if(o!==null){let f={};
e===null?e=[f]:e.push(f),a++}var r=u===a;if(a=d,e!==null&&(d?e.length=d:e=null),!r){let f=a;M(o,{instancePath:p+"/relationships/parent/data",parentData:i,parentDataProperty:"\
data",rootData:m,dynamicAnchors:c})||(e=e===null?M.errors:q(e,M.errors),a=e.length);var r=f===a;l=r}if(!l){let f={instancePath:p+"/relationships/parent/data",schemaPath:"\
#/properties/relationships/properties/parent/properties/data/if",keyword:"if",params:{failingKeyword:"else"},schema:K.properties.relationships.properties.parent.
properties.data.if,parentSchema:K.properties.relationships.properties.parent.properties.data,data:o};e===null?e=[f]:e.push(f),a++}}}else{let o={instancePath:p+"\
/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/type",keyword:"type",params:{type:"object"},schema:K.properties.relationships.properties.
parent.type,parentSchema:K.properties.relationships.properties.parent,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/relationships",schemaPath:"\
#/properties/relationships/type",keyword:"type",params:{type:"object"},schema:K.properties.relationships.type,parentSchema:K.properties.relationships,data:t};e===
null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:K.type,parentSchema:K,data:s};e===null?e=
[t]:e.push(t),a++}return oi.errors=e,a===0}oi.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function vp(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=vp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Jt.required,parentSchema:Jt,
data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},schema:!1,parentSchema:Jt,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++)oi(r[i],{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?oi.errors:q(e,oi.errors),a=e.length)}else{
let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:Jt.properties.data.type,parentSchema:Jt.properties.
data,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Jt.type,parentSchema:Jt,
data:s};e===null?e=[r]:e.push(r),a++}return vp.errors=e,a===0}vp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Al=Ap,Yi={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/JobResult"}},$id:"standin://json-api/data/JobResult"},ge={type:"object",additionalProperties:!1,
required:["id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"job_result"},attributes:{type:"object",additionalProperties:!1,required:[
"status","payload"],properties:{status:{type:"integer",minimum:100,maximum:599},payload:{}}}}};function ni(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ni.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:ge.required,parentSchema:ge,
data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:ge.
required,parentSchema:ge,data:s};e===null?e=[r]:e.push(r),a++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"attributes"},schema:ge.required,parentSchema:ge,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes")){
let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:ge,data:s};e===null?
e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},schema:ge.properties.id.type,parentSchema:ge.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){
let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:ge.properties.type.type,parentSchema:ge.properties.
type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="job_result"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
job_result"},schema:"job_result",parentSchema:ge.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.status===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"status"},schema:ge.properties.attributes.required,parentSchema:ge.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.payload===void 0){
let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"payload"},schema:ge.properties.attributes.
required,parentSchema:ge.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!(t==="status"||t==="payload")){let i={instancePath:p+"/at\
tributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:ge.properties.
attributes,data:r};e===null?e=[i]:e.push(i),a++}if(r.status!==void 0){let t=r.status;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let i={instancePath:p+
"/attributes/status",schemaPath:"#/properties/attributes/properties/status/type",keyword:"type",params:{type:"integer"},schema:ge.properties.attributes.properties.
status.type,parentSchema:ge.properties.attributes.properties.status,data:t};e===null?e=[i]:e.push(i),a++}if(typeof t=="number"&&isFinite(t)){if(t>599||isNaN(t)){
let i={instancePath:p+"/attributes/status",schemaPath:"#/properties/attributes/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},schema:599,
parentSchema:ge.properties.attributes.properties.status,data:t};e===null?e=[i]:e.push(i),a++}if(t<100||isNaN(t)){let i={instancePath:p+"/attributes/status",schemaPath:"\
#/properties/attributes/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100},schema:100,parentSchema:ge.properties.attributes.properties.
status,data:t};e===null?e=[i]:e.push(i),a++}}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"o\
bject"},schema:ge.properties.attributes.type,parentSchema:ge.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:ge.type,parentSchema:ge,data:s};e===null?e=[r]:e.push(r),a++}return ni.errors=e,a===0}ni.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Ap(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ap.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},schema:Yi.required,parentSchema:Yi,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="da\
ta"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Yi,data:s};e===
null?e=[t]:e.push(t),a++}s.data!==void 0&&(ni(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?ni.
errors:q(e,ni.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Yi.type,parentSchema:Yi,data:s};e===
null?e=[r]:e.push(r),a++}return Ap.errors=e,a===0}Ap.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var jl=jp,v={type:"object",additionalProperties:!1,required:[
"locales"],properties:{$schema:{type:"string"},locales:{type:"array",minItems:1,uniqueItems:!0,items:{type:"string",pattern:"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8}\
)*$"}},files:{type:"array",items:{type:"object",additionalProperties:!1,required:["path"],properties:{path:{type:"string",pattern:"^/[^\\ud800-\\udfff]+$"},text:{
type:"string"},base64:{type:"string",pattern:"^[A-Za-z0-9+/]*={0,2}$"},file:{type:"string"},copy_of:{type:"string"},mime_type:{type:"string",pattern:"^[A-Za-z0-\
9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+$"}}}},upload_collections:{type:"array",items:{type:"object",additionalProperties:!1,required:["id","label"],properties:{id:{type:"\
string",minLength:1},label:{type:"string"},position:{type:"integer",minimum:0},parent:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollecti\
onReference"}}}}},uploads:{type:"array",items:{type:"object",additionalProperties:!1,required:["id","path"],properties:{id:{type:"string",minLength:1},path:{type:"\
string"},basename:{type:"string",minLength:1},url:{type:"string",pattern:"^/[^\\ud800-\\udfff]*$"},author:{type:["string","null"]},copyright:{type:["string","nu\
ll"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://flat/\
schemas#/$defs/FieldMetadataUpdate"}},creator:{$ref:"standin://flat/schemas#/$defs/Creator"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/sche\
mas#/$defs/UploadCollectionReference"}},created_at:{type:"string",format:"date-time"},updated_at:{type:"string",format:"date-time"}}}},upload_filters:{type:"arr\
ay",items:{type:"object",additionalProperties:!1,required:["id","name","filter","shared"],properties:{id:{type:"string",minLength:1},name:{type:"string"},filter:{
type:"object",additionalProperties:!0},shared:{type:"boolean"}}}},upload_tags:{type:"array",items:{type:"string"}},webhooks:{type:"array",items:{type:"object",additionalProperties:!1,
required:["id","name","url"],properties:{id:{type:"string",minLength:1},name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{
type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["stri\
ng","null"]},http_basic_password:{type:["string","null"]},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},
auto_retry:{type:"boolean"}}}}},$id:"standin://flat/seed"},Dl=new RegExp("^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$","u"),Il=new RegExp("^/[^\\ud800-\\udfff]+$","u"),
xl=new RegExp("^[A-Za-z0-9+/]*={0,2}$","u"),$l=new RegExp("^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+$","u"),Nl=new RegExp("^/[^\\ud800-\\udfff]*$","u"),Qi=ln().
default;function gt(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=gt.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},schema:qe.required,parentSchema:qe,data:s};e===null?e=[r]:e.push(r),a++}if(s.id===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},schema:qe.required,parentSchema:qe,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="ty\
pe"||r==="id")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:qe,
data:s};e===null?e=[t]:e.push(t),a++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"},schema:qe.properties.type.type,parentSchema:qe.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_collection"){let t={
instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:qe.
properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/i\
d/type",keyword:"type",params:{type:"string"},schema:qe.properties.id.type,parentSchema:qe.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:qe.type,parentSchema:qe,data:s};e===null?e=[r]:e.push(r),a++}return gt.errors=e,a===0}gt.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function li(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,
n=li.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!(t==="title"||t===
"alt"||t==="custom_data"||t==="focal_point")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:be,data:s};e===null?e=[i]:e.push(i),a++}if(s.title!==void 0){let t=s.title;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/title",
schemaPath:"#/properties/title/type",keyword:"type",params:{type:be.properties.title.type},schema:be.properties.title.type,parentSchema:be.properties.title,data:t};
e===null?e=[i]:e.push(i),a++}}if(s.alt!==void 0){let t=s.alt;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/alt",schemaPath:"#/properties/alt/type",keyword:"\
type",params:{type:be.properties.alt.type},schema:be.properties.alt.type,parentSchema:be.properties.alt,data:t};e===null?e=[i]:e.push(i),a++}}if(s.custom_data!==
void 0){let t=s.custom_data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let i={instancePath:p+"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"\
type",params:{type:"object"},schema:be.properties.custom_data.type,parentSchema:be.properties.custom_data,data:t};e===null?e=[i]:e.push(i),a++}}if(s.focal_point!==
void 0){let t=s.focal_point,i=a,o=!0,d=a;if(t!==null){let l={};e===null?e=[l]:e.push(l),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=i:e=null),!r){let l=a;wt(t,
{instancePath:p+"/focal_point",parentData:s,parentDataProperty:"focal_point",rootData:m,dynamicAnchors:c})||(e=e===null?wt.errors:q(e,wt.errors),a=e.length);var r=l===
a;o=r}if(!o){let l={instancePath:p+"/focal_point",schemaPath:"#/properties/focal_point/if",keyword:"if",params:{failingKeyword:"else"},schema:be.properties.focal_point.
if,parentSchema:be.properties.focal_point,data:t};e===null?e=[l]:e.push(l),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},schema:be.type,parentSchema:be,data:s};e===null?e=[t]:e.push(t),a++}return li.errors=e,a===0}li.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function di(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=di.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},schema:Re.required,parentSchema:Re,data:s};e===null?e=[r]:e.push(r),a++}if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"id"},schema:Re.required,parentSchema:Re,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Re,data:s};e===null?e=[t]:e.push(t),a++}
if(s.type!==void 0&&(Fr(s.type,{instancePath:p+"/type",parentData:s,parentDataProperty:"type",rootData:m,dynamicAnchors:c})||(e=e===null?Fr.errors:q(e,Fr.errors),
a=e.length)),s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},
schema:Re.properties.id.type,parentSchema:Re.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",
params:{type:"object"},schema:Re.type,parentSchema:Re,data:s};e===null?e=[r]:e.push(r),a++}return di.errors=e,a===0}di.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ui(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ui.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"entity_type"},schema:Se.required,parentSchema:Se,data:s};e===null?e=[r]:e.push(r),a++}if(s.event_types===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_types"},schema:Se.required,parentSchema:Se,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)
if(!(r==="entity_type"||r==="event_types"||r==="filters")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:Se,data:s};e===null?e=[t]:e.push(t),a++}if(s.entity_type!==void 0&&(pr(s.entity_type,{instancePath:p+"/entity_type",parentData:s,parentDataProperty:"\
entity_type",rootData:m,dynamicAnchors:c})||(e=e===null?pr.errors:q(e,pr.errors),a=e.length)),s.event_types!==void 0){let r=s.event_types;if(Array.isArray(r)){let t=r.
length;for(let i=0;i<t;i++)or(r[i],{instancePath:p+"/event_types/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?or.errors:q(e,
or.errors),a=e.length)}else{let t={instancePath:p+"/event_types",schemaPath:"#/properties/event_types/type",keyword:"type",params:{type:"array"},schema:Se.properties.
event_types.type,parentSchema:Se.properties.event_types,data:r};e===null?e=[t]:e.push(t),a++}}if(s.filters!==void 0){let r=s.filters;if(!Array.isArray(r)&&r!==null){
let t={instancePath:p+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type:Se.properties.filters.type},schema:Se.properties.filters.type,
parentSchema:Se.properties.filters,data:r};e===null?e=[t]:e.push(t),a++}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)St(r[i],{instancePath:p+"/filter\
s/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?St.errors:q(e,St.errors),a=e.length)}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:Se.type,parentSchema:Se,data:s};e===null?e=[r]:e.push(r),a++}return ui.errors=e,a===0}ui.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function jp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=jp.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.locales===void 0){let i={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"locales"},schema:v.required,parentSchema:v,data:s};e===null?e=[i]:e.push(i),a++}for(let i in s)if(!(i===
"$schema"||i==="locales"||i==="files"||i==="upload_collections"||i==="uploads"||i==="upload_filters"||i==="upload_tags"||i==="webhooks")){let o={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:v,data:s};e===null?e=[o]:e.push(o),a++}if(s.
$schema!==void 0){let i=s.$schema;if(typeof i!="string"){let o={instancePath:p+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"\
string"},schema:v.properties.$schema.type,parentSchema:v.properties.$schema,data:i};e===null?e=[o]:e.push(o),a++}}if(s.locales!==void 0){let i=s.locales;if(Array.
isArray(i)){if(i.length<1){let u={instancePath:p+"/locales",schemaPath:"#/properties/locales/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:v.
properties.locales,data:i};e===null?e=[u]:e.push(u),a++}let o=i.length;for(let u=0;u<o;u++){let f=i[u];if(typeof f=="string"){if(!Dl.test(f)){let ne={instancePath:p+
"/locales/"+u,schemaPath:"#/properties/locales/items/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$"},schema:"^[A-Za-z]{2,3}\
([-_][A-Za-z0-9]{2,8})*$",parentSchema:v.properties.locales.items,data:f};e===null?e=[ne]:e.push(ne),a++}}else{let ne={instancePath:p+"/locales/"+u,schemaPath:"\
#/properties/locales/items/type",keyword:"type",params:{type:"string"},schema:v.properties.locales.items.type,parentSchema:v.properties.locales.items,data:f};e===
null?e=[ne]:e.push(ne),a++}}let d=i.length,l;if(d>1){let u={};for(;d--;){let f=i[d];if(typeof f=="string"){if(typeof u[f]=="number"){l=u[f];let ne={instancePath:p+
"/locales",schemaPath:"#/properties/locales/uniqueItems",keyword:"uniqueItems",params:{i:d,j:l},schema:!0,parentSchema:v.properties.locales,data:i};e===null?e=[
ne]:e.push(ne),a++;break}u[f]=d}}}}else{let o={instancePath:p+"/locales",schemaPath:"#/properties/locales/type",keyword:"type",params:{type:"array"},schema:v.properties.
locales.type,parentSchema:v.properties.locales,data:i};e===null?e=[o]:e.push(o),a++}}if(s.files!==void 0){let i=s.files;if(Array.isArray(i)){let o=i.length;for(let d=0;d<
o;d++){let l=i[d];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.path===void 0){let u={instancePath:p+"/files/"+d,schemaPath:"#/properties/files/items/requir\
ed",keyword:"required",params:{missingProperty:"path"},schema:v.properties.files.items.required,parentSchema:v.properties.files.items,data:l};e===null?e=[u]:e.push(
u),a++}for(let u in l)if(!(u==="path"||u==="text"||u==="base64"||u==="file"||u==="copy_of"||u==="mime_type")){let f={instancePath:p+"/files/"+d,schemaPath:"#/pr\
operties/files/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:v.properties.files.items,data:l};
e===null?e=[f]:e.push(f),a++}if(l.path!==void 0){let u=l.path;if(typeof u=="string"){if(!Il.test(u)){let f={instancePath:p+"/files/"+d+"/path",schemaPath:"#/pro\
perties/files/items/properties/path/pattern",keyword:"pattern",params:{pattern:"^/[^\\ud800-\\udfff]+$"},schema:"^/[^\\ud800-\\udfff]+$",parentSchema:v.properties.
files.items.properties.path,data:u};e===null?e=[f]:e.push(f),a++}}else{let f={instancePath:p+"/files/"+d+"/path",schemaPath:"#/properties/files/items/properties\
/path/type",keyword:"type",params:{type:"string"},schema:v.properties.files.items.properties.path.type,parentSchema:v.properties.files.items.properties.path,data:u};
e===null?e=[f]:e.push(f),a++}}if(l.text!==void 0){let u=l.text;if(typeof u!="string"){let f={instancePath:p+"/files/"+d+"/text",schemaPath:"#/properties/files/i\
tems/properties/text/type",keyword:"type",params:{type:"string"},schema:v.properties.files.items.properties.text.type,parentSchema:v.properties.files.items.properties.
text,data:u};e===null?e=[f]:e.push(f),a++}}if(l.base64!==void 0){let u=l.base64;if(typeof u=="string"){if(!xl.test(u)){let f={instancePath:p+"/files/"+d+"/base6\
4",schemaPath:"#/properties/files/items/properties/base64/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9+/]*={0,2}$"},schema:"^[A-Za-z0-9+/]*={0,2}$",parentSchema:v.
properties.files.items.properties.base64,data:u};e===null?e=[f]:e.push(f),a++}}else{let f={instancePath:p+"/files/"+d+"/base64",schemaPath:"#/properties/files/i\
tems/properties/base64/type",keyword:"type",params:{type:"string"},schema:v.properties.files.items.properties.base64.type,parentSchema:v.properties.files.items.
properties.base64,data:u};e===null?e=[f]:e.push(f),a++}}if(l.file!==void 0){let u=l.file;if(typeof u!="string"){let f={instancePath:p+"/files/"+d+"/file",schemaPath:"\
#/properties/files/items/properties/file/type",keyword:"type",params:{type:"string"},schema:v.properties.files.items.properties.file.type,parentSchema:v.properties.
files.items.properties.file,data:u};e===null?e=[f]:e.push(f),a++}}if(l.copy_of!==void 0){let u=l.copy_of;if(typeof u!="string"){let f={instancePath:p+"/files/"+
d+"/copy_of",schemaPath:"#/properties/files/items/properties/copy_of/type",keyword:"type",params:{type:"string"},schema:v.properties.files.items.properties.copy_of.
type,parentSchema:v.properties.files.items.properties.copy_of,data:u};e===null?e=[f]:e.push(f),a++}}if(l.mime_type!==void 0){let u=l.mime_type;if(typeof u=="str\
ing"){if(!$l.test(u)){let f={instancePath:p+"/files/"+d+"/mime_type",schemaPath:"#/properties/files/items/properties/mime_type/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+$"},schema:"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+$",parentSchema:v.properties.files.items.properties.
mime_type,data:u};e===null?e=[f]:e.push(f),a++}}else{let f={instancePath:p+"/files/"+d+"/mime_type",schemaPath:"#/properties/files/items/properties/mime_type/ty\
pe",keyword:"type",params:{type:"string"},schema:v.properties.files.items.properties.mime_type.type,parentSchema:v.properties.files.items.properties.mime_type,data:u};
e===null?e=[f]:e.push(f),a++}}}else{let u={instancePath:p+"/files/"+d,schemaPath:"#/properties/files/items/type",keyword:"type",params:{type:"object"},schema:v.
properties.files.items.type,parentSchema:v.properties.files.items,data:l};e===null?e=[u]:e.push(u),a++}}}else{let o={instancePath:p+"/files",schemaPath:"#/prope\
rties/files/type",keyword:"type",params:{type:"array"},schema:v.properties.files.type,parentSchema:v.properties.files,data:i};e===null?e=[o]:e.push(o),a++}}if(s.
upload_collections!==void 0){let i=s.upload_collections;if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++){let l=i[d];if(l&&typeof l=="object"&&!Array.isArray(
l)){if(l.id===void 0){let u={instancePath:p+"/upload_collections/"+d,schemaPath:"#/properties/upload_collections/items/required",keyword:"required",params:{missingProperty:"\
id"},schema:v.properties.upload_collections.items.required,parentSchema:v.properties.upload_collections.items,data:l};e===null?e=[u]:e.push(u),a++}if(l.label===
void 0){let u={instancePath:p+"/upload_collections/"+d,schemaPath:"#/properties/upload_collections/items/required",keyword:"required",params:{missingProperty:"l\
abel"},schema:v.properties.upload_collections.items.required,parentSchema:v.properties.upload_collections.items,data:l};e===null?e=[u]:e.push(u),a++}for(let u in l)
if(!(u==="id"||u==="label"||u==="position"||u==="parent")){let f={instancePath:p+"/upload_collections/"+d,schemaPath:"#/properties/upload_collections/items/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:v.properties.upload_collections.items,data:l};e===null?e=[
f]:e.push(f),a++}if(l.id!==void 0){let u=l.id;if(typeof u=="string"){if(Qi(u)<1){let f={instancePath:p+"/upload_collections/"+d+"/id",schemaPath:"#/properties/u\
pload_collections/items/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:v.properties.upload_collections.items.properties.id,
data:u};e===null?e=[f]:e.push(f),a++}}else{let f={instancePath:p+"/upload_collections/"+d+"/id",schemaPath:"#/properties/upload_collections/items/properties/id/\
type",keyword:"type",params:{type:"string"},schema:v.properties.upload_collections.items.properties.id.type,parentSchema:v.properties.upload_collections.items.properties.
id,data:u};e===null?e=[f]:e.push(f),a++}}if(l.label!==void 0){let u=l.label;if(typeof u!="string"){let f={instancePath:p+"/upload_collections/"+d+"/label",schemaPath:"\
#/properties/upload_collections/items/properties/label/type",keyword:"type",params:{type:"string"},schema:v.properties.upload_collections.items.properties.label.
type,parentSchema:v.properties.upload_collections.items.properties.label,data:u};e===null?e=[f]:e.push(f),a++}}if(l.position!==void 0){let u=l.position;if(!(typeof u==
"number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let f={instancePath:p+"/upload_collections/"+d+"/position",schemaPath:"#/properties/upload_collections/items/properti\
es/position/type",keyword:"type",params:{type:"integer"},schema:v.properties.upload_collections.items.properties.position.type,parentSchema:v.properties.upload_collections.
items.properties.position,data:u};e===null?e=[f]:e.push(f),a++}if(typeof u=="number"&&isFinite(u)&&(u<0||isNaN(u))){let f={instancePath:p+"/upload_collections/"+
d+"/position",schemaPath:"#/properties/upload_collections/items/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:v.
properties.upload_collections.items.properties.position,data:u};e===null?e=[f]:e.push(f),a++}}if(l.parent!==void 0){let u=l.parent,f=a,ne=!0,Kr=a;if(u!==null){let Ce={};
e===null?e=[Ce]:e.push(Ce),a++}var r=Kr===a;if(a=f,e!==null&&(f?e.length=f:e=null),!r){let Ce=a;gt(u,{instancePath:p+"/upload_collections/"+d+"/parent",parentData:l,
parentDataProperty:"parent",rootData:m,dynamicAnchors:c})||(e=e===null?gt.errors:q(e,gt.errors),a=e.length);var r=Ce===a;ne=r}if(!ne){let Ce={instancePath:p+"/u\
pload_collections/"+d+"/parent",schemaPath:"#/properties/upload_collections/items/properties/parent/if",keyword:"if",params:{failingKeyword:"else"},schema:v.properties.
upload_collections.items.properties.parent.if,parentSchema:v.properties.upload_collections.items.properties.parent,data:u};e===null?e=[Ce]:e.push(Ce),a++}}}else{
let u={instancePath:p+"/upload_collections/"+d,schemaPath:"#/properties/upload_collections/items/type",keyword:"type",params:{type:"object"},schema:v.properties.
upload_collections.items.type,parentSchema:v.properties.upload_collections.items,data:l};e===null?e=[u]:e.push(u),a++}}}else{let o={instancePath:p+"/upload_coll\
ections",schemaPath:"#/properties/upload_collections/type",keyword:"type",params:{type:"array"},schema:v.properties.upload_collections.type,parentSchema:v.properties.
upload_collections,data:i};e===null?e=[o]:e.push(o),a++}}if(s.uploads!==void 0){let i=s.uploads;if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++){let l=i[d];
if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.id===void 0){let u={instancePath:p+"/uploads/"+d,schemaPath:"#/properties/uploads/items/required",keyword:"req\
uired",params:{missingProperty:"id"},schema:v.properties.uploads.items.required,parentSchema:v.properties.uploads.items,data:l};e===null?e=[u]:e.push(u),a++}if(l.
path===void 0){let u={instancePath:p+"/uploads/"+d,schemaPath:"#/properties/uploads/items/required",keyword:"required",params:{missingProperty:"path"},schema:v.
properties.uploads.items.required,parentSchema:v.properties.uploads.items,data:l};e===null?e=[u]:e.push(u),a++}for(let u in l)if(!ke.call(v.properties.uploads.items.
properties,u)){let f={instancePath:p+"/uploads/"+d,schemaPath:"#/properties/uploads/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},
schema:!1,parentSchema:v.properties.uploads.items,data:l};e===null?e=[f]:e.push(f),a++}if(l.id!==void 0){let u=l.id;if(typeof u=="string"){if(Qi(u)<1){let f={instancePath:p+
"/uploads/"+d+"/id",schemaPath:"#/properties/uploads/items/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:v.properties.uploads.
items.properties.id,data:u};e===null?e=[f]:e.push(f),a++}}else{let f={instancePath:p+"/uploads/"+d+"/id",schemaPath:"#/properties/uploads/items/properties/id/ty\
pe",keyword:"type",params:{type:"string"},schema:v.properties.uploads.items.properties.id.type,parentSchema:v.properties.uploads.items.properties.id,data:u};e===
null?e=[f]:e.push(f),a++}}if(l.path!==void 0){let u=l.path;if(typeof u!="string"){let f={instancePath:p+"/uploads/"+d+"/path",schemaPath:"#/properties/uploads/i\
tems/properties/path/type",keyword:"type",params:{type:"string"},schema:v.properties.uploads.items.properties.path.type,parentSchema:v.properties.uploads.items.
properties.path,data:u};e===null?e=[f]:e.push(f),a++}}if(l.basename!==void 0){let u=l.basename;if(typeof u=="string"){if(Qi(u)<1){let f={instancePath:p+"/upload\
s/"+d+"/basename",schemaPath:"#/properties/uploads/items/properties/basename/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:v.properties.
uploads.items.properties.basename,data:u};e===null?e=[f]:e.push(f),a++}}else{let f={instancePath:p+"/uploads/"+d+"/basename",schemaPath:"#/properties/uploads/it\
ems/properties/basename/type",keyword:"type",params:{type:"string"},schema:v.properties.uploads.items.properties.basename.type,parentSchema:v.properties.uploads.
items.properties.basename,data:u};e===null?e=[f]:e.push(f),a++}}if(l.url!==void 0){let u=l.url;if(typeof u=="string"){if(!Nl.test(u)){let f={instancePath:p+"/up\
loads/"+d+"/url",schemaPath:"#/properties/uploads/items/properties/url/pattern",keyword:"pattern",params:{pattern:"^/[^\\ud800-\\udfff]*$"},schema:"^/[^\\ud800-\\\
udfff]*$",parentSchema:v.properties.uploads.items.properties.url,data:u};e===null?e=[f]:e.push(f),a++}}else{let f={instancePath:p+"/uploads/"+d+"/url",schemaPath:"\
#/properties/uploads/items/properties/url/type",keyword:"type",params:{type:"string"},schema:v.properties.uploads.items.properties.url.type,parentSchema:v.properties.
uploads.items.properties.url,data:u};e===null?e=[f]:e.push(f),a++}}if(l.author!==void 0){let u=l.author;if(typeof u!="string"&&u!==null){let f={instancePath:p+"\
/uploads/"+d+"/author",schemaPath:"#/properties/uploads/items/properties/author/type",keyword:"type",params:{type:v.properties.uploads.items.properties.author.type},
schema:v.properties.uploads.items.properties.author.type,parentSchema:v.properties.uploads.items.properties.author,data:u};e===null?e=[f]:e.push(f),a++}}if(l.copyright!==
void 0){let u=l.copyright;if(typeof u!="string"&&u!==null){let f={instancePath:p+"/uploads/"+d+"/copyright",schemaPath:"#/properties/uploads/items/properties/co\
pyright/type",keyword:"type",params:{type:v.properties.uploads.items.properties.copyright.type},schema:v.properties.uploads.items.properties.copyright.type,parentSchema:v.
properties.uploads.items.properties.copyright,data:u};e===null?e=[f]:e.push(f),a++}}if(l.notes!==void 0){let u=l.notes;if(typeof u!="string"&&u!==null){let f={instancePath:p+
"/uploads/"+d+"/notes",schemaPath:"#/properties/uploads/items/properties/notes/type",keyword:"type",params:{type:v.properties.uploads.items.properties.notes.type},
schema:v.properties.uploads.items.properties.notes.type,parentSchema:v.properties.uploads.items.properties.notes,data:u};e===null?e=[f]:e.push(f),a++}}if(l.tags!==
void 0){let u=l.tags;if(Array.isArray(u)){let f=u.length;for(let ne=0;ne<f;ne++){let Kr=u[ne];if(typeof Kr!="string"){let Ce={instancePath:p+"/uploads/"+d+"/tag\
s/"+ne,schemaPath:"#/properties/uploads/items/properties/tags/items/type",keyword:"type",params:{type:"string"},schema:v.properties.uploads.items.properties.tags.
items.type,parentSchema:v.properties.uploads.items.properties.tags.items,data:Kr};e===null?e=[Ce]:e.push(Ce),a++}}}else{let f={instancePath:p+"/uploads/"+d+"/ta\
gs",schemaPath:"#/properties/uploads/items/properties/tags/type",keyword:"type",params:{type:"array"},schema:v.properties.uploads.items.properties.tags.type,parentSchema:v.
properties.uploads.items.properties.tags,data:u};e===null?e=[f]:e.push(f),a++}}if(l.default_field_metadata!==void 0){let u=l.default_field_metadata;if(u&&typeof u==
"object"&&!Array.isArray(u))for(let f in u)li(u[f],{instancePath:p+"/uploads/"+d+"/default_field_metadata/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,
parentDataProperty:f,rootData:m,dynamicAnchors:c})||(e=e===null?li.errors:q(e,li.errors),a=e.length);else{let f={instancePath:p+"/uploads/"+d+"/default_field_me\
tadata",schemaPath:"#/properties/uploads/items/properties/default_field_metadata/type",keyword:"type",params:{type:"object"},schema:v.properties.uploads.items.properties.
default_field_metadata.type,parentSchema:v.properties.uploads.items.properties.default_field_metadata,data:u};e===null?e=[f]:e.push(f),a++}}if(l.creator!==void 0&&
(di(l.creator,{instancePath:p+"/uploads/"+d+"/creator",parentData:l,parentDataProperty:"creator",rootData:m,dynamicAnchors:c})||(e=e===null?di.errors:q(e,di.errors),
a=e.length)),l.upload_collection!==void 0){let u=l.upload_collection,f=a,ne=!0,Kr=a;if(u!==null){let Ce={};e===null?e=[Ce]:e.push(Ce),a++}var t=Kr===a;if(a=f,e!==
null&&(f?e.length=f:e=null),!t){let Ce=a;gt(u,{instancePath:p+"/uploads/"+d+"/upload_collection",parentData:l,parentDataProperty:"upload_collection",rootData:m,
dynamicAnchors:c})||(e=e===null?gt.errors:q(e,gt.errors),a=e.length);var t=Ce===a;ne=t}if(!ne){let Ce={instancePath:p+"/uploads/"+d+"/upload_collection",schemaPath:"\
#/properties/uploads/items/properties/upload_collection/if",keyword:"if",params:{failingKeyword:"else"},schema:v.properties.uploads.items.properties.upload_collection.
if,parentSchema:v.properties.uploads.items.properties.upload_collection,data:u};e===null?e=[Ce]:e.push(Ce),a++}}if(l.created_at!==void 0){let u=l.created_at;if(typeof u==
"string"){if(!se.test(u)){let f={instancePath:p+"/uploads/"+d+"/created_at",schemaPath:"#/properties/uploads/items/properties/created_at/format",keyword:"format",
params:{format:"date-time"},schema:"date-time",parentSchema:v.properties.uploads.items.properties.created_at,data:u};e===null?e=[f]:e.push(f),a++}}else{let f={instancePath:p+
"/uploads/"+d+"/created_at",schemaPath:"#/properties/uploads/items/properties/created_at/type",keyword:"type",params:{type:"string"},schema:v.properties.uploads.
items.properties.created_at.type,parentSchema:v.properties.uploads.items.properties.created_at,data:u};e===null?e=[f]:e.push(f),a++}}if(l.updated_at!==void 0){let u=l.
updated_at;if(typeof u=="string"){if(!se.test(u)){let f={instancePath:p+"/uploads/"+d+"/updated_at",schemaPath:"#/properties/uploads/items/properties/updated_at\
/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:v.properties.uploads.items.properties.updated_at,data:u};e===null?e=[f]:e.
push(f),a++}}else{let f={instancePath:p+"/uploads/"+d+"/updated_at",schemaPath:"#/properties/uploads/items/properties/updated_at/type",keyword:"type",params:{type:"\
string"},schema:v.properties.uploads.items.properties.updated_at.type,parentSchema:v.properties.uploads.items.properties.updated_at,data:u};e===null?e=[f]:e.push(
f),a++}}}else{let u={instancePath:p+"/uploads/"+d,schemaPath:"#/properties/uploads/items/type",keyword:"type",params:{type:"object"},schema:v.properties.uploads.
items.type,parentSchema:v.properties.uploads.items,data:l};e===null?e=[u]:e.push(u),a++}}}else{let o={instancePath:p+"/uploads",schemaPath:"#/properties/uploads\
/type",keyword:"type",params:{type:"array"},schema:v.properties.uploads.type,parentSchema:v.properties.uploads,data:i};e===null?e=[o]:e.push(o),a++}}if(s.upload_filters!==
void 0){let i=s.upload_filters;if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++){let l=i[d];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.id===void 0){
let u={instancePath:p+"/upload_filters/"+d,schemaPath:"#/properties/upload_filters/items/required",keyword:"required",params:{missingProperty:"id"},schema:v.properties.
upload_filters.items.required,parentSchema:v.properties.upload_filters.items,data:l};e===null?e=[u]:e.push(u),a++}if(l.name===void 0){let u={instancePath:p+"/up\
load_filters/"+d,schemaPath:"#/properties/upload_filters/items/required",keyword:"required",params:{missingProperty:"name"},schema:v.properties.upload_filters.items.
required,parentSchema:v.properties.upload_filters.items,data:l};e===null?e=[u]:e.push(u),a++}if(l.filter===void 0){let u={instancePath:p+"/upload_filters/"+d,schemaPath:"\
#/properties/upload_filters/items/required",keyword:"required",params:{missingProperty:"filter"},schema:v.properties.upload_filters.items.required,parentSchema:v.
properties.upload_filters.items,data:l};e===null?e=[u]:e.push(u),a++}if(l.shared===void 0){let u={instancePath:p+"/upload_filters/"+d,schemaPath:"#/properties/u\
pload_filters/items/required",keyword:"required",params:{missingProperty:"shared"},schema:v.properties.upload_filters.items.required,parentSchema:v.properties.upload_filters.
items,data:l};e===null?e=[u]:e.push(u),a++}for(let u in l)if(!(u==="id"||u==="name"||u==="filter"||u==="shared")){let f={instancePath:p+"/upload_filters/"+d,schemaPath:"\
#/properties/upload_filters/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:v.properties.upload_filters.
items,data:l};e===null?e=[f]:e.push(f),a++}if(l.id!==void 0){let u=l.id;if(typeof u=="string"){if(Qi(u)<1){let f={instancePath:p+"/upload_filters/"+d+"/id",schemaPath:"\
#/properties/upload_filters/items/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:v.properties.upload_filters.items.properties.
id,data:u};e===null?e=[f]:e.push(f),a++}}else{let f={instancePath:p+"/upload_filters/"+d+"/id",schemaPath:"#/properties/upload_filters/items/properties/id/type",
keyword:"type",params:{type:"string"},schema:v.properties.upload_filters.items.properties.id.type,parentSchema:v.properties.upload_filters.items.properties.id,data:u};
e===null?e=[f]:e.push(f),a++}}if(l.name!==void 0){let u=l.name;if(typeof u!="string"){let f={instancePath:p+"/upload_filters/"+d+"/name",schemaPath:"#/propertie\
s/upload_filters/items/properties/name/type",keyword:"type",params:{type:"string"},schema:v.properties.upload_filters.items.properties.name.type,parentSchema:v.
properties.upload_filters.items.properties.name,data:u};e===null?e=[f]:e.push(f),a++}}if(l.filter!==void 0){let u=l.filter;if(!(u&&typeof u=="object"&&!Array.isArray(
u))){let f={instancePath:p+"/upload_filters/"+d+"/filter",schemaPath:"#/properties/upload_filters/items/properties/filter/type",keyword:"type",params:{type:"obj\
ect"},schema:v.properties.upload_filters.items.properties.filter.type,parentSchema:v.properties.upload_filters.items.properties.filter,data:u};e===null?e=[f]:e.
push(f),a++}}if(l.shared!==void 0){let u=l.shared;if(typeof u!="boolean"){let f={instancePath:p+"/upload_filters/"+d+"/shared",schemaPath:"#/properties/upload_f\
ilters/items/properties/shared/type",keyword:"type",params:{type:"boolean"},schema:v.properties.upload_filters.items.properties.shared.type,parentSchema:v.properties.
upload_filters.items.properties.shared,data:u};e===null?e=[f]:e.push(f),a++}}}else{let u={instancePath:p+"/upload_filters/"+d,schemaPath:"#/properties/upload_fi\
lters/items/type",keyword:"type",params:{type:"object"},schema:v.properties.upload_filters.items.type,parentSchema:v.properties.upload_filters.items,data:l};e===
null?e=[u]:e.push(u),a++}}}else{let o={instancePath:p+"/upload_filters",schemaPath:"#/properties/upload_filters/type",keyword:"type",params:{type:"array"},schema:v.
properties.upload_filters.type,parentSchema:v.properties.upload_filters,data:i};e===null?e=[o]:e.push(o),a++}}if(s.upload_tags!==void 0){let i=s.upload_tags;if(Array.
isArray(i)){let o=i.length;for(let d=0;d<o;d++){let l=i[d];if(typeof l!="string"){let u={instancePath:p+"/upload_tags/"+d,schemaPath:"#/properties/upload_tags/i\
tems/type",keyword:"type",params:{type:"string"},schema:v.properties.upload_tags.items.type,parentSchema:v.properties.upload_tags.items,data:l};e===null?e=[u]:e.
push(u),a++}}}else{let o={instancePath:p+"/upload_tags",schemaPath:"#/properties/upload_tags/type",keyword:"type",params:{type:"array"},schema:v.properties.upload_tags.
type,parentSchema:v.properties.upload_tags,data:i};e===null?e=[o]:e.push(o),a++}}if(s.webhooks!==void 0){let i=s.webhooks;if(Array.isArray(i)){let o=i.length;for(let d=0;d<
o;d++){let l=i[d];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.id===void 0){let u={instancePath:p+"/webhooks/"+d,schemaPath:"#/properties/webhooks/items/re\
quired",keyword:"required",params:{missingProperty:"id"},schema:v.properties.webhooks.items.required,parentSchema:v.properties.webhooks.items,data:l};e===null?e=
[u]:e.push(u),a++}if(l.name===void 0){let u={instancePath:p+"/webhooks/"+d,schemaPath:"#/properties/webhooks/items/required",keyword:"required",params:{missingProperty:"\
name"},schema:v.properties.webhooks.items.required,parentSchema:v.properties.webhooks.items,data:l};e===null?e=[u]:e.push(u),a++}if(l.url===void 0){let u={instancePath:p+
"/webhooks/"+d,schemaPath:"#/properties/webhooks/items/required",keyword:"required",params:{missingProperty:"url"},schema:v.properties.webhooks.items.required,parentSchema:v.
properties.webhooks.items,data:l};e===null?e=[u]:e.push(u),a++}for(let u in l)if(!ke.call(v.properties.webhooks.items.properties,u)){let f={instancePath:p+"/web\
hooks/"+d,schemaPath:"#/properties/webhooks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:v.properties.
webhooks.items,data:l};e===null?e=[f]:e.push(f),a++}if(l.id!==void 0){let u=l.id;if(typeof u=="string"){if(Qi(u)<1){let f={instancePath:p+"/webhooks/"+d+"/id",schemaPath:"\
#/properties/webhooks/items/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:v.properties.webhooks.items.properties.id,data:u};
e===null?e=[f]:e.push(f),a++}}else{let f={instancePath:p+"/webhooks/"+d+"/id",schemaPath:"#/properties/webhooks/items/properties/id/type",keyword:"type",params:{
type:"string"},schema:v.properties.webhooks.items.properties.id.type,parentSchema:v.properties.webhooks.items.properties.id,data:u};e===null?e=[f]:e.push(f),a++}}
if(l.name!==void 0){let u=l.name;if(typeof u!="string"){let f={instancePath:p+"/webhooks/"+d+"/name",schemaPath:"#/properties/webhooks/items/properties/name/typ\
e",keyword:"type",params:{type:"string"},schema:v.properties.webhooks.items.properties.name.type,parentSchema:v.properties.webhooks.items.properties.name,data:u};
e===null?e=[f]:e.push(f),a++}}if(l.url!==void 0){let u=l.url;if(typeof u!="string"){let f={instancePath:p+"/webhooks/"+d+"/url",schemaPath:"#/properties/webhook\
s/items/properties/url/type",keyword:"type",params:{type:"string"},schema:v.properties.webhooks.items.properties.url.type,parentSchema:v.properties.webhooks.items.
properties.url,data:u};e===null?e=[f]:e.push(f),a++}}if(l.custom_payload!==void 0){let u=l.custom_payload;if(typeof u!="string"&&u!==null){let f={instancePath:p+
"/webhooks/"+d+"/custom_payload",schemaPath:"#/properties/webhooks/items/properties/custom_payload/type",keyword:"type",params:{type:v.properties.webhooks.items.
properties.custom_payload.type},schema:v.properties.webhooks.items.properties.custom_payload.type,parentSchema:v.properties.webhooks.items.properties.custom_payload,
data:u};e===null?e=[f]:e.push(f),a++}}if(l.headers!==void 0){let u=l.headers;if(u&&typeof u=="object"&&!Array.isArray(u))for(let f in u){let ne=u[f];if(typeof ne!=
"string"){let Kr={instancePath:p+"/webhooks/"+d+"/headers/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/webhooks/items/properties/headers/\
additionalProperties/type",keyword:"type",params:{type:"string"},schema:v.properties.webhooks.items.properties.headers.additionalProperties.type,parentSchema:v.
properties.webhooks.items.properties.headers.additionalProperties,data:ne};e===null?e=[Kr]:e.push(Kr),a++}}else{let f={instancePath:p+"/webhooks/"+d+"/headers",
schemaPath:"#/properties/webhooks/items/properties/headers/type",keyword:"type",params:{type:"object"},schema:v.properties.webhooks.items.properties.headers.type,
parentSchema:v.properties.webhooks.items.properties.headers,data:u};e===null?e=[f]:e.push(f),a++}}if(l.events!==void 0){let u=l.events;if(Array.isArray(u)){let f=u.
length;for(let ne=0;ne<f;ne++)ui(u[ne],{instancePath:p+"/webhooks/"+d+"/events/"+ne,parentData:u,parentDataProperty:ne,rootData:m,dynamicAnchors:c})||(e=e===null?
ui.errors:q(e,ui.errors),a=e.length)}else{let f={instancePath:p+"/webhooks/"+d+"/events",schemaPath:"#/properties/webhooks/items/properties/events/type",keyword:"\
type",params:{type:"array"},schema:v.properties.webhooks.items.properties.events.type,parentSchema:v.properties.webhooks.items.properties.events,data:u};e===null?
e=[f]:e.push(f),a++}}if(l.http_basic_user!==void 0){let u=l.http_basic_user;if(typeof u!="string"&&u!==null){let f={instancePath:p+"/webhooks/"+d+"/http_basic_u\
ser",schemaPath:"#/properties/webhooks/items/properties/http_basic_user/type",keyword:"type",params:{type:v.properties.webhooks.items.properties.http_basic_user.
type},schema:v.properties.webhooks.items.properties.http_basic_user.type,parentSchema:v.properties.webhooks.items.properties.http_basic_user,data:u};e===null?e=
[f]:e.push(f),a++}}if(l.http_basic_password!==void 0){let u=l.http_basic_password;if(typeof u!="string"&&u!==null){let f={instancePath:p+"/webhooks/"+d+"/http_b\
asic_password",schemaPath:"#/properties/webhooks/items/properties/http_basic_password/type",keyword:"type",params:{type:v.properties.webhooks.items.properties.http_basic_password.
type},schema:v.properties.webhooks.items.properties.http_basic_password.type,parentSchema:v.properties.webhooks.items.properties.http_basic_password,data:u};e===
null?e=[f]:e.push(f),a++}}if(l.enabled!==void 0){let u=l.enabled;if(typeof u!="boolean"){let f={instancePath:p+"/webhooks/"+d+"/enabled",schemaPath:"#/propertie\
s/webhooks/items/properties/enabled/type",keyword:"type",params:{type:"boolean"},schema:v.properties.webhooks.items.properties.enabled.type,parentSchema:v.properties.
webhooks.items.properties.enabled,data:u};e===null?e=[f]:e.push(f),a++}}if(l.payload_api_version!==void 0){let u=l.payload_api_version;if(typeof u!="string"){let f={
instancePath:p+"/webhooks/"+d+"/payload_api_version",schemaPath:"#/properties/webhooks/items/properties/payload_api_version/type",keyword:"type",params:{type:"s\
tring"},schema:v.properties.webhooks.items.properties.payload_api_version.type,parentSchema:v.properties.webhooks.items.properties.payload_api_version,data:u};e===
null?e=[f]:e.push(f),a++}}if(l.nested_items_in_payload!==void 0){let u=l.nested_items_in_payload;if(typeof u!="boolean"){let f={instancePath:p+"/webhooks/"+d+"/\
nested_items_in_payload",schemaPath:"#/properties/webhooks/items/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boolean"},schema:v.properties.
webhooks.items.properties.nested_items_in_payload.type,parentSchema:v.properties.webhooks.items.properties.nested_items_in_payload,data:u};e===null?e=[f]:e.push(
f),a++}}if(l.auto_retry!==void 0){let u=l.auto_retry;if(typeof u!="boolean"){let f={instancePath:p+"/webhooks/"+d+"/auto_retry",schemaPath:"#/properties/webhook\
s/items/properties/auto_retry/type",keyword:"type",params:{type:"boolean"},schema:v.properties.webhooks.items.properties.auto_retry.type,parentSchema:v.properties.
webhooks.items.properties.auto_retry,data:u};e===null?e=[f]:e.push(f),a++}}}else{let u={instancePath:p+"/webhooks/"+d,schemaPath:"#/properties/webhooks/items/ty\
pe",keyword:"type",params:{type:"object"},schema:v.properties.webhooks.items.type,parentSchema:v.properties.webhooks.items,data:l};e===null?e=[u]:e.push(u),a++}}}else{
let o={instancePath:p+"/webhooks",schemaPath:"#/properties/webhooks/type",keyword:"type",params:{type:"array"},schema:v.properties.webhooks.type,parentSchema:v.
properties.webhooks,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:v.type,parentSchema:v,
data:s};e===null?e=[i]:e.push(i),a++}return jp.errors=e,a===0}jp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function q(s,p){for(let P of p)s.push(P);return s}
var El={flat:{updateUpload:{200:aa,202:ts,400:h,401:h,403:h,404:h,405:h,413:h,415:h,422:h,429:h,500:h,503:h,request:vn},getUpload:{200:aa,401:h,403:h,404:h,405:h,
422:h,429:h,500:h,503:h},deleteUpload:{200:aa,401:h,403:h,404:h,405:h,422:h,429:h,500:h,503:h},createUpload:{201:aa,202:ts,400:h,401:h,403:h,405:h,413:h,415:h,422:h,
429:h,500:h,503:h,request:An},listUploads:{200:jn,401:h,403:h,405:h,422:h,429:h,500:h,503:h},getSite:{200:Dn,401:h,403:h,405:h,422:h,429:h,500:h,503:h},listEnvironments:{
200:In,401:h,403:h,405:h,422:h,429:h,500:h,503:h},bulkTagUploads:{200:bo,202:ts,400:h,401:h,403:h,405:h,413:h,415:h,422:h,429:h,500:h,503:h,request:xn},bulkSetUploadCollection:{
200:bo,202:ts,400:h,401:h,403:h,405:h,413:h,415:h,422:h,429:h,500:h,503:h,request:$n},bulkDestroyUploads:{200:bo,202:ts,400:h,401:h,403:h,405:h,413:h,415:h,422:h,
429:h,500:h,503:h,request:Nn},listUploadReferences:{200:En,401:h,403:h,404:h,405:h,422:h,429:h,500:h,503:h},listUploadTracks:{200:Tn,401:h,403:h,404:h,405:h,422:h,
429:h,500:h,503:h},listUploadTags:{200:Fn,401:h,403:h,405:h,422:h,429:h,500:h,503:h},createUploadTag:{201:Un,400:h,401:h,403:h,405:h,413:h,415:h,422:h,429:h,500:h,
503:h,request:zn},listUploadSmartTags:{200:Vn,401:h,403:h,405:h,422:h,429:h,500:h,503:h},getUploadFilter:{200:pa,401:h,403:h,404:h,405:h,422:h,429:h,500:h,503:h},
updateUploadFilter:{200:pa,400:h,401:h,403:h,404:h,405:h,413:h,415:h,422:h,429:h,500:h,503:h,request:Cn},deleteUploadFilter:{200:pa,401:h,403:h,404:h,405:h,422:h,
429:h,500:h,503:h},createUploadFilter:{201:pa,400:h,401:h,403:h,405:h,413:h,415:h,422:h,429:h,500:h,503:h,request:On},listUploadFilters:{200:Rn,401:h,403:h,405:h,
422:h,429:h,500:h,503:h},createUploadRequest:{201:Ln,400:h,401:h,403:h,405:h,413:h,415:h,422:h,429:h,500:h,503:h,request:Bn},updateWebhook:{200:oa,400:h,401:h,403:h,
404:h,405:h,413:h,415:h,422:h,429:h,500:h,503:h,request:Mn},getWebhook:{200:oa,401:h,403:h,404:h,405:h,422:h,429:h,500:h,503:h},deleteWebhook:{200:oa,401:h,403:h,
404:h,405:h,422:h,429:h,500:h,503:h},createWebhook:{201:oa,400:h,401:h,403:h,405:h,413:h,415:h,422:h,429:h,500:h,503:h,request:Wn},listWebhooks:{200:Zn,401:h,403:h,
405:h,422:h,429:h,500:h,503:h},listWebhookCalls:{200:Hn,401:h,403:h,405:h,422:h,429:h,500:h,503:h},getWebhookCall:{200:Kn,401:h,403:h,404:h,405:h,422:h,429:h,500:h,
503:h},resendWebhookCall:{401:h,403:h,404:h,405:h,422:h,429:h,500:h,503:h},getUploadCollection:{200:na,401:h,403:h,404:h,405:h,422:h,429:h,500:h,503:h},updateUploadCollection:{
200:na,400:h,401:h,403:h,404:h,405:h,413:h,415:h,422:h,429:h,500:h,503:h,request:Gn},deleteUploadCollection:{200:na,401:h,403:h,404:h,405:h,422:h,429:h,500:h,503:h},
createUploadCollection:{201:na,400:h,401:h,403:h,405:h,413:h,415:h,422:h,429:h,500:h,503:h,request:Yn},listUploadCollections:{200:dn,401:h,403:h,405:h,422:h,429:h,
500:h,503:h},reorderUploadCollections:{200:dn,202:ts,400:h,401:h,403:h,405:h,413:h,415:h,422:h,429:h,500:h,503:h,request:Qn},getJobResult:{200:Jn,401:h,403:h,404:h,
405:h,422:h,429:h,500:h,503:h}},"json-api":{updateUpload:{200:la,202:ss,400:_,401:_,404:_,405:_,413:_,415:_,422:_,429:_,500:_,503:_,request:Xn},getUpload:{200:la,
401:_,404:_,405:_,422:_,429:_,500:_,503:_},deleteUpload:{200:la,401:_,404:_,405:_,422:_,429:_,500:_,503:_},createUpload:{201:la,202:ss,400:_,401:_,405:_,413:_,415:_,
422:_,429:_,500:_,503:_,request:el},listUploads:{200:rl,401:_,405:_,422:_,429:_,500:_,503:_},getSite:{200:tl,401:_,405:_,422:_,429:_,500:_,503:_},listEnvironments:{
200:sl,401:_,405:_,422:_,429:_,500:_,503:_},bulkTagUploads:{200:Po,202:ss,400:_,401:_,405:_,413:_,415:_,422:_,429:_,500:_,503:_,request:il},bulkSetUploadCollection:{
200:Po,202:ss,400:_,401:_,405:_,413:_,415:_,422:_,429:_,500:_,503:_,request:al},bulkDestroyUploads:{200:Po,202:ss,400:_,401:_,405:_,413:_,415:_,422:_,429:_,500:_,
503:_,request:pl},listUploadReferences:{200:ol,401:_,404:_,405:_,422:_,429:_,500:_,503:_},listUploadTracks:{200:nl,401:_,404:_,405:_,422:_,429:_,500:_,503:_},listUploadTags:{
200:ll,401:_,405:_,422:_,429:_,500:_,503:_},createUploadTag:{201:dl,400:_,401:_,405:_,413:_,415:_,422:_,429:_,500:_,503:_,request:ul},listUploadSmartTags:{200:ml,
401:_,405:_,422:_,429:_,500:_,503:_},getUploadFilter:{200:da,401:_,404:_,405:_,422:_,429:_,500:_,503:_},updateUploadFilter:{200:da,400:_,401:_,404:_,405:_,413:_,
415:_,422:_,429:_,500:_,503:_,request:cl},deleteUploadFilter:{200:da,401:_,404:_,405:_,422:_,429:_,500:_,503:_},createUploadFilter:{201:da,400:_,401:_,405:_,413:_,
415:_,422:_,429:_,500:_,503:_,request:yl},listUploadFilters:{200:fl,401:_,405:_,422:_,429:_,500:_,503:_},createUploadRequest:{201:hl,400:_,401:_,405:_,413:_,415:_,
422:_,429:_,500:_,503:_,request:_l},updateWebhook:{200:ua,400:_,401:_,404:_,405:_,413:_,415:_,422:_,429:_,500:_,503:_,request:bl},getWebhook:{200:ua,401:_,404:_,
405:_,422:_,429:_,500:_,503:_},deleteWebhook:{200:ua,401:_,404:_,405:_,422:_,429:_,500:_,503:_},createWebhook:{201:ua,400:_,401:_,405:_,413:_,415:_,422:_,429:_,
500:_,503:_,request:Pl},listWebhooks:{200:gl,401:_,405:_,422:_,429:_,500:_,503:_},listWebhookCalls:{200:kl,401:_,405:_,422:_,429:_,500:_,503:_},getWebhookCall:{
200:wl,401:_,404:_,405:_,422:_,429:_,500:_,503:_},resendWebhookCall:{401:_,404:_,405:_,422:_,429:_,500:_,503:_},getUploadCollection:{200:ma,401:_,404:_,405:_,422:_,
429:_,500:_,503:_},updateUploadCollection:{200:ma,400:_,401:_,404:_,405:_,413:_,415:_,422:_,429:_,500:_,503:_,request:ql},deleteUploadCollection:{200:ma,401:_,404:_,
405:_,422:_,429:_,500:_,503:_},createUploadCollection:{201:ma,400:_,401:_,405:_,413:_,415:_,422:_,429:_,500:_,503:_,request:Sl},listUploadCollections:{200:un,401:_,
405:_,422:_,429:_,500:_,503:_},reorderUploadCollections:{200:un,202:ss,400:_,401:_,405:_,413:_,415:_,422:_,429:_,500:_,503:_,request:vl},getJobResult:{200:Al,401:_,
404:_,405:_,422:_,429:_,500:_,503:_}},seed:jl};var Tl=Ip,Wt={$id:"standin://flat/query/updateUpload",type:"object",additionalProperties:!1,properties:{replace_strategy:{type:"string",enum:["create_new_url","\
keep_url"],default:"create_new_url"}}};function Ip(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ip.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){s.replace_strategy===void 0&&(s.replace_strategy=
"create_new_url");for(let t in s)if(t!=="replace_strategy"){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:Wt,data:s};e===null?e=[i]:e.push(i),a++}let r=s.replace_strategy;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&
r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/rep\
lace_strategy",schemaPath:"#/properties/replace_strategy/type",keyword:"type",params:{type:"string"},schema:Wt.properties.replace_strategy.type,parentSchema:Wt.
properties.replace_strategy,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.replace_strategy=i))}if(!(r==="create_new_url"||r==="keep_url")){
let t={instancePath:p+"/replace_strategy",schemaPath:"#/properties/replace_strategy/enum",keyword:"enum",params:{allowedValues:Wt.properties.replace_strategy.enum},
schema:Wt.properties.replace_strategy.enum,parentSchema:Wt.properties.replace_strategy,data:r};e===null?e=[t]:e.push(t),a++}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:Wt.type,parentSchema:Wt,data:s};e===null?e=[r]:e.push(r),a++}return Ip.errors=e,a===0}Ip.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Fl=xp,ko={$id:"standin://flat/query/getUpload",type:"object",additionalProperties:!1,properties:{}};function xp(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=xp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},schema:!1,parentSchema:ko,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:ko.type,parentSchema:ko,data:s};e===null?e=[r]:e.push(r),a++}return xp.errors=e,a===0}xp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ul=$p,
wo={$id:"standin://flat/query/deleteUpload",type:"object",additionalProperties:!1,properties:{}};function $p(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=$p.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,
parentSchema:wo,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:wo.type,parentSchema:wo,
data:s};e===null?e=[r]:e.push(r),a++}return $p.errors=e,a===0}$p.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var zl=Np,qo={$id:"standin://flat/query/cr\
eateUpload",type:"object",additionalProperties:!1,properties:{}};function Np(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=Np.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:qo,data:s};e===null?e=[t]:
e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:qo.type,parentSchema:qo,data:s};e===null?e=[r]:e.push(
r),a++}return Np.errors=e,a===0}Np.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Vl=Ep,Me={$id:"standin://flat/query/listUploads",type:"object",additionalProperties:!1,
properties:{"page[offset]":{type:"integer",minimum:0,default:0},"page[limit]":{type:"integer",minimum:1,maximum:500,default:30},"filter[ids]":{type:"string"},"f\
ilter[query]":{type:"string"},"filter[fields]":{$ref:"standin://flat/schemas#/$defs/UploadFieldsFilter"},locale:{type:"string"},order_by:{type:"array",items:{$ref:"\
standin://flat/schemas#/$defs/UploadOrderRule"}}}},Zt={type:"object",additionalProperties:!1,properties:{AND:{type:"array",items:{$ref:"standin://flat/schemas#/\
$defs/UploadFieldConditions"}},OR:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadFieldConditions"}},type:{$ref:"standin://flat/schemas#/$defs/Fi\
lterByType"},size:{$ref:"standin://flat/schemas#/$defs/FilterByNumber"},width:{$ref:"standin://flat/schemas#/$defs/FilterByNumber"},height:{$ref:"standin://flat\
/schemas#/$defs/FilterByNumber"},_created_at:{$ref:"standin://flat/schemas#/$defs/FilterByTime"},_updated_at:{$ref:"standin://flat/schemas#/$defs/FilterByTime"},
tags:{$ref:"standin://flat/schemas#/$defs/FilterByWords"},smart_tags:{$ref:"standin://flat/schemas#/$defs/FilterByWords"},colors:{$ref:"standin://flat/schemas#/\
$defs/FilterByWords"},filename:{$ref:"standin://flat/schemas#/$defs/FilterByText"},basename:{$ref:"standin://flat/schemas#/$defs/FilterByText"},author:{$ref:"st\
andin://flat/schemas#/$defs/FilterByOptionalText"},copyright:{$ref:"standin://flat/schemas#/$defs/FilterByOptionalText"},notes:{$ref:"standin://flat/schemas#/$d\
efs/FilterByOptionalText"},alt:{$ref:"standin://flat/schemas#/$defs/FilterByMetadata"},title:{$ref:"standin://flat/schemas#/$defs/FilterByMetadata"},format:{$ref:"\
standin://flat/schemas#/$defs/FilterByValue"},id:{$ref:"standin://flat/schemas#/$defs/FilterByValue"},md5:{$ref:"standin://flat/schemas#/$defs/FilterByValue"},path:{
$ref:"standin://flat/schemas#/$defs/FilterByValue"},mime_type:{$ref:"standin://flat/schemas#/$defs/FilterByMediaType"},in_use:{$ref:"standin://flat/schemas#/$de\
fs/FilterByFlag"},upload_collection:{$ref:"standin://flat/schemas#/$defs/FilterByReference"},orientation:{$ref:"standin://flat/schemas#/$defs/FilterByOrientatio\
n"},resolution:{$ref:"standin://flat/schemas#/$defs/FilterByResolution"}}},Qo=Object.prototype.hasOwnProperty,Dp={type:"object",additionalProperties:!1,properties:{
type:{$ref:"standin://flat/schemas#/$defs/FilterByType"},size:{$ref:"standin://flat/schemas#/$defs/FilterByNumber"},width:{$ref:"standin://flat/schemas#/$defs/F\
ilterByNumber"},height:{$ref:"standin://flat/schemas#/$defs/FilterByNumber"},_created_at:{$ref:"standin://flat/schemas#/$defs/FilterByTime"},_updated_at:{$ref:"\
standin://flat/schemas#/$defs/FilterByTime"},tags:{$ref:"standin://flat/schemas#/$defs/FilterByWords"},smart_tags:{$ref:"standin://flat/schemas#/$defs/FilterByW\
ords"},colors:{$ref:"standin://flat/schemas#/$defs/FilterByWords"},filename:{$ref:"standin://flat/schemas#/$defs/FilterByText"},basename:{$ref:"standin://flat/s\
chemas#/$defs/FilterByText"},author:{$ref:"standin://flat/schemas#/$defs/FilterByOptionalText"},copyright:{$ref:"standin://flat/schemas#/$defs/FilterByOptionalT\
ext"},notes:{$ref:"standin://flat/schemas#/$defs/FilterByOptionalText"},alt:{$ref:"standin://flat/schemas#/$defs/FilterByMetadata"},title:{$ref:"standin://flat/\
schemas#/$defs/FilterByMetadata"},format:{$ref:"standin://flat/schemas#/$defs/FilterByValue"},id:{$ref:"standin://flat/schemas#/$defs/FilterByValue"},md5:{$ref:"\
standin://flat/schemas#/$defs/FilterByValue"},path:{$ref:"standin://flat/schemas#/$defs/FilterByValue"},mime_type:{$ref:"standin://flat/schemas#/$defs/FilterByM\
ediaType"},in_use:{$ref:"standin://flat/schemas#/$defs/FilterByFlag"},upload_collection:{$ref:"standin://flat/schemas#/$defs/FilterByReference"},orientation:{$ref:"\
standin://flat/schemas#/$defs/FilterByOrientation"},resolution:{$ref:"standin://flat/schemas#/$defs/FilterByResolution"}}},me={type:"object",additionalProperties:!1,
properties:{eq:{type:"string",enum:["archive","audio","image","pdfdocument","presentation","richtext","spreadsheet","video"]},neq:{type:"string",enum:["archive",
"audio","image","pdfdocument","presentation","richtext","spreadsheet","video"]},in:{type:"array",items:{type:"string",enum:["archive","audio","image","pdfdocume\
nt","presentation","richtext","spreadsheet","video"]}},not_in:{type:"array",items:{type:"string",enum:["archive","audio","image","pdfdocument","presentation","r\
ichtext","spreadsheet","video"]}}}};function zt(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=zt.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="eq"||r==="neq"||
r==="in"||r==="not_in")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:me,
data:s};e===null?e=[t]:e.push(t),a++}if(s.eq!==void 0){let r=s.eq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],
t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/eq",schemaPath:"#/proper\
ties/eq/type",keyword:"type",params:{type:"string"},schema:me.properties.eq.type,parentSchema:me.properties.eq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&
(r=i,s!==void 0&&(s.eq=i))}if(!(r==="archive"||r==="audio"||r==="image"||r==="pdfdocument"||r==="presentation"||r==="richtext"||r==="spreadsheet"||r==="video")){
let t={instancePath:p+"/eq",schemaPath:"#/properties/eq/enum",keyword:"enum",params:{allowedValues:me.properties.eq.enum},schema:me.properties.eq.enum,parentSchema:me.
properties.eq,data:r};e===null?e=[t]:e.push(t),a++}}if(s.neq!==void 0){let r=s.neq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==
1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/neq",schemaPath:"\
#/properties/neq/type",keyword:"type",params:{type:"string"},schema:me.properties.neq.type,parentSchema:me.properties.neq,data:r};e===null?e=[o]:e.push(o),a++}i!==
void 0&&(r=i,s!==void 0&&(s.neq=i))}if(!(r==="archive"||r==="audio"||r==="image"||r==="pdfdocument"||r==="presentation"||r==="richtext"||r==="spreadsheet"||r===
"video")){let t={instancePath:p+"/neq",schemaPath:"#/properties/neq/enum",keyword:"enum",params:{allowedValues:me.properties.neq.enum},schema:me.properties.neq.
enum,parentSchema:me.properties.neq,data:r};e===null?e=[t]:e.push(t),a++}}if(s.in!==void 0){let r=s.in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&Array.
isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+
"/in",schemaPath:"#/properties/in/type",keyword:"type",params:{type:"array"},schema:me.properties.in.type,parentSchema:me.properties.in,data:r};e===null?e=[o]:e.
push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.in=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d=typeof o,l;if(d==
"object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===null)l="";else{
let u={instancePath:p+"/in/"+i,schemaPath:"#/properties/in/items/type",keyword:"type",params:{type:"string"},schema:me.properties.in.items.type,parentSchema:me.
properties.in.items,data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,r!==void 0&&(r[i]=l))}if(!(o==="archive"||o==="audio"||o==="image"||o==="pdfdocument"||
o==="presentation"||o==="richtext"||o==="spreadsheet"||o==="video")){let d={instancePath:p+"/in/"+i,schemaPath:"#/properties/in/items/enum",keyword:"enum",params:{
allowedValues:me.properties.in.items.enum},schema:me.properties.in.items.enum,parentSchema:me.properties.in.items,data:o};e===null?e=[d]:e.push(d),a++}}}}if(s.not_in!==
void 0){let r=s.not_in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)
if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+"/not_in",schemaPath:"#/properties/not_in/type",keyword:"type",params:{type:"\
array"},schema:me.properties.not_in.type,parentSchema:me.properties.not_in,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.not_in=i))}if(Array.
isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d=typeof o,l;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,
typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===null)l="";else{let u={instancePath:p+"/not_in/"+i,schemaPath:"#/properties\
/not_in/items/type",keyword:"type",params:{type:"string"},schema:me.properties.not_in.items.type,parentSchema:me.properties.not_in.items,data:o};e===null?e=[u]:
e.push(u),a++}l!==void 0&&(o=l,r!==void 0&&(r[i]=l))}if(!(o==="archive"||o==="audio"||o==="image"||o==="pdfdocument"||o==="presentation"||o==="richtext"||o==="s\
preadsheet"||o==="video")){let d={instancePath:p+"/not_in/"+i,schemaPath:"#/properties/not_in/items/enum",keyword:"enum",params:{allowedValues:me.properties.not_in.
items.enum},schema:me.properties.not_in.items.enum,parentSchema:me.properties.not_in.items,data:o};e===null?e=[d]:e.push(d),a++}}}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:me.type,parentSchema:me,data:s};e===null?e=[r]:e.push(r),a++}return zt.errors=e,a===0}zt.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var lr={type:"object",additionalProperties:!1,properties:{eq:{type:"number"},neq:{type:"number"},gt:{type:"number"},gte:{type:"\
number"},lt:{type:"number"},lte:{type:"number"}}};function Te(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,
a=0,n=Te.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="eq"||
r==="neq"||r==="gt"||r==="gte"||r==="lt"||r==="lte")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:lr,data:s};e===null?e=[t]:e.push(t),a++}if(s.eq!==void 0){let r=s.eq;if(!(typeof r=="number"&&isFinite(r))){let t=typeof r,i;if(t=="objec\
t"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="number"&&isFinite(r)&&(i=r)),i===void 0)if(t=="boolean"||r===null||t=="string"&&r&&r==+r)i=+r;else{
let o={instancePath:p+"/eq",schemaPath:"#/properties/eq/type",keyword:"type",params:{type:"number"},schema:lr.properties.eq.type,parentSchema:lr.properties.eq,data:r};
e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.eq=i))}}if(s.neq!==void 0){let r=s.neq;if(!(typeof r=="number"&&isFinite(r))){let t=typeof r,i;if(t==
"object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="number"&&isFinite(r)&&(i=r)),i===void 0)if(t=="boolean"||r===null||t=="string"&&r&&r==+r)
i=+r;else{let o={instancePath:p+"/neq",schemaPath:"#/properties/neq/type",keyword:"type",params:{type:"number"},schema:lr.properties.neq.type,parentSchema:lr.properties.
neq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.neq=i))}}if(s.gt!==void 0){let r=s.gt;if(!(typeof r=="number"&&isFinite(r))){let t=typeof r,
i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="number"&&isFinite(r)&&(i=r)),i===void 0)if(t=="boolean"||r===null||t=="string"&&r&&
r==+r)i=+r;else{let o={instancePath:p+"/gt",schemaPath:"#/properties/gt/type",keyword:"type",params:{type:"number"},schema:lr.properties.gt.type,parentSchema:lr.
properties.gt,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.gt=i))}}if(s.gte!==void 0){let r=s.gte;if(!(typeof r=="number"&&isFinite(r))){
let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="number"&&isFinite(r)&&(i=r)),i===void 0)if(t=="boolean"||r===null||
t=="string"&&r&&r==+r)i=+r;else{let o={instancePath:p+"/gte",schemaPath:"#/properties/gte/type",keyword:"type",params:{type:"number"},schema:lr.properties.gte.type,
parentSchema:lr.properties.gte,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.gte=i))}}if(s.lt!==void 0){let r=s.lt;if(!(typeof r=="number"&&
isFinite(r))){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="number"&&isFinite(r)&&(i=r)),i===void 0)if(t=="boole\
an"||r===null||t=="string"&&r&&r==+r)i=+r;else{let o={instancePath:p+"/lt",schemaPath:"#/properties/lt/type",keyword:"type",params:{type:"number"},schema:lr.properties.
lt.type,parentSchema:lr.properties.lt,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.lt=i))}}if(s.lte!==void 0){let r=s.lte;if(!(typeof r==
"number"&&isFinite(r))){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="number"&&isFinite(r)&&(i=r)),i===void 0)if(t==
"boolean"||r===null||t=="string"&&r&&r==+r)i=+r;else{let o={instancePath:p+"/lte",schemaPath:"#/properties/lte/type",keyword:"type",params:{type:"number"},schema:lr.
properties.lte.type,parentSchema:lr.properties.lte,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.lte=i))}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:lr.type,parentSchema:lr,data:s};e===null?e=[r]:e.push(r),a++}return Te.errors=e,a===0}Te.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Ne={type:"object",additionalProperties:!1,properties:{eq:{type:"string",format:"date-time"},neq:{type:"string",format:"date\
-time"},gt:{type:"string",format:"date-time"},gte:{type:"string",format:"date-time"},lt:{type:"string",format:"date-time"},lte:{type:"string",format:"date-time"}}},
Rr=/^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2\d))T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;
function mr(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=mr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="eq"||r==="neq"||r==="gt"||r==="gte"||r==="lt"||r==="\
lte")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Ne,data:s};
e===null?e=[t]:e.push(t),a++}if(s.eq!==void 0){let r=s.eq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,
typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/eq",schemaPath:"#/properties/eq/typ\
e",keyword:"type",params:{type:"string"},schema:Ne.properties.eq.type,parentSchema:Ne.properties.eq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&
(s.eq=i))}if(typeof r=="string"&&!Rr.test(r)){let t={instancePath:p+"/eq",schemaPath:"#/properties/eq/format",keyword:"format",params:{format:"date-time"},schema:"\
date-time",parentSchema:Ne.properties.eq,data:r};e===null?e=[t]:e.push(t),a++}}if(s.neq!==void 0){let r=s.neq;if(typeof r!="string"){let t=typeof r,i;if(t=="obj\
ect"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={
instancePath:p+"/neq",schemaPath:"#/properties/neq/type",keyword:"type",params:{type:"string"},schema:Ne.properties.neq.type,parentSchema:Ne.properties.neq,data:r};
e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.neq=i))}if(typeof r=="string"&&!Rr.test(r)){let t={instancePath:p+"/neq",schemaPath:"#/properties/n\
eq/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:Ne.properties.neq,data:r};e===null?e=[t]:e.push(t),a++}}if(s.gt!==void 0){
let r=s.gt;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t==
"number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/gt",schemaPath:"#/properties/gt/type",keyword:"type",params:{type:"string"},schema:Ne.
properties.gt.type,parentSchema:Ne.properties.gt,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.gt=i))}if(typeof r=="string"&&!Rr.test(r)){
let t={instancePath:p+"/gt",schemaPath:"#/properties/gt/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:Ne.properties.gt,data:r};
e===null?e=[t]:e.push(t),a++}}if(s.gte!==void 0){let r=s.gte;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,
typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/gte",schemaPath:"#/properties/gte/t\
ype",keyword:"type",params:{type:"string"},schema:Ne.properties.gte.type,parentSchema:Ne.properties.gte,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==
void 0&&(s.gte=i))}if(typeof r=="string"&&!Rr.test(r)){let t={instancePath:p+"/gte",schemaPath:"#/properties/gte/format",keyword:"format",params:{format:"date-t\
ime"},schema:"date-time",parentSchema:Ne.properties.gte,data:r};e===null?e=[t]:e.push(t),a++}}if(s.lt!==void 0){let r=s.lt;if(typeof r!="string"){let t=typeof r,
i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i=
"";else{let o={instancePath:p+"/lt",schemaPath:"#/properties/lt/type",keyword:"type",params:{type:"string"},schema:Ne.properties.lt.type,parentSchema:Ne.properties.
lt,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.lt=i))}if(typeof r=="string"&&!Rr.test(r)){let t={instancePath:p+"/lt",schemaPath:"#/pro\
perties/lt/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:Ne.properties.lt,data:r};e===null?e=[t]:e.push(t),a++}}if(s.lte!==
void 0){let r=s.lte;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)
if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/lte",schemaPath:"#/properties/lte/type",keyword:"type",params:{type:"stri\
ng"},schema:Ne.properties.lte.type,parentSchema:Ne.properties.lte,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.lte=i))}if(typeof r=="str\
ing"&&!Rr.test(r)){let t={instancePath:p+"/lte",schemaPath:"#/properties/lte/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:Ne.
properties.lte,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ne.type,parentSchema:Ne,
data:s};e===null?e=[r]:e.push(r),a++}return mr.errors=e,a===0}mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ee={type:"object",additionalProperties:!1,
properties:{contains:{type:"string"},any_in:{type:"array",items:{type:"string"}},all_in:{type:"array",items:{type:"string"}},not_in:{type:"array",items:{type:"s\
tring"}},eq:{type:"array",items:{type:"string"}}}};function Fe(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,
a=0,n=Fe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="conta\
ins"||r==="any_in"||r==="all_in"||r==="not_in"||r==="eq")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:Ee,data:s};e===null?e=[t]:e.push(t),a++}if(s.contains!==void 0){let r=s.contains;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&
Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+
"/contains",schemaPath:"#/properties/contains/type",keyword:"type",params:{type:"string"},schema:Ee.properties.contains.type,parentSchema:Ee.properties.contains,
data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.contains=i))}}if(s.any_in!==void 0){let r=s.any_in;if(!Array.isArray(r)){let t=typeof r,i;if(t==
"object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{
let o={instancePath:p+"/any_in",schemaPath:"#/properties/any_in/type",keyword:"type",params:{type:"array"},schema:Ee.properties.any_in.type,parentSchema:Ee.properties.
any_in,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.any_in=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!=
"string"){let d=typeof o,l;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")
l=""+o;else if(o===null)l="";else{let u={instancePath:p+"/any_in/"+i,schemaPath:"#/properties/any_in/items/type",keyword:"type",params:{type:"string"},schema:Ee.
properties.any_in.items.type,parentSchema:Ee.properties.any_in.items,data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,r!==void 0&&(r[i]=l))}}}}if(s.all_in!==
void 0){let r=s.all_in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)
if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+"/all_in",schemaPath:"#/properties/all_in/type",keyword:"type",params:{type:"\
array"},schema:Ee.properties.all_in.type,parentSchema:Ee.properties.all_in,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.all_in=i))}if(Array.
isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d=typeof o,l;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,
typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===null)l="";else{let u={instancePath:p+"/all_in/"+i,schemaPath:"#/properties\
/all_in/items/type",keyword:"type",params:{type:"string"},schema:Ee.properties.all_in.items.type,parentSchema:Ee.properties.all_in.items,data:o};e===null?e=[u]:
e.push(u),a++}l!==void 0&&(o=l,r!==void 0&&(r[i]=l))}}}}if(s.not_in!==void 0){let r=s.not_in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(
r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+
"/not_in",schemaPath:"#/properties/not_in/type",keyword:"type",params:{type:"array"},schema:Ee.properties.not_in.type,parentSchema:Ee.properties.not_in,data:r};
e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.not_in=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){
let d=typeof o,l;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===
null)l="";else{let u={instancePath:p+"/not_in/"+i,schemaPath:"#/properties/not_in/items/type",keyword:"type",params:{type:"string"},schema:Ee.properties.not_in.
items.type,parentSchema:Ee.properties.not_in.items,data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,r!==void 0&&(r[i]=l))}}}}if(s.eq!==void 0){let r=s.eq;if(!Array.
isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||
t==="boolean"||r===null)i=[r];else{let o={instancePath:p+"/eq",schemaPath:"#/properties/eq/type",keyword:"type",params:{type:"array"},schema:Ee.properties.eq.type,
parentSchema:Ee.properties.eq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.eq=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){
let o=r[i];if(typeof o!="string"){let d=typeof o,l;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d==
"number"||d=="boolean")l=""+o;else if(o===null)l="";else{let u={instancePath:p+"/eq/"+i,schemaPath:"#/properties/eq/items/type",keyword:"type",params:{type:"str\
ing"},schema:Ee.properties.eq.items.type,parentSchema:Ee.properties.eq.items,data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,r!==void 0&&(r[i]=l))}}}}}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ee.type,parentSchema:Ee,data:s};e===null?e=[r]:e.push(r),a++}return Fe.errors=
e,a===0}Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var So={type:"object",additionalProperties:!1,properties:{matches:{$ref:"standin://flat/schemas#\
/$defs/FilterPattern"},not_matches:{$ref:"standin://flat/schemas#/$defs/FilterPattern"}}},hr={type:"object",additionalProperties:!1,required:["pattern"],properties:{
pattern:{type:"string"},case_sensitive:{type:"boolean",default:!1},regexp:{type:"boolean",enum:[!1],default:!1}}};function fe(s,{instancePath:p="",parentData:P,
parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=fe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.case_sensitive===void 0&&(s.case_sensitive=!1),s.regexp===void 0&&(s.regexp=!1),s.pattern===void 0){let i={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"pattern"},schema:hr.required,parentSchema:hr,data:s};e===null?e=[i]:e.push(i),a++}for(let i in s)
if(!(i==="pattern"||i==="case_sensitive"||i==="regexp")){let o={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},
schema:!1,parentSchema:hr,data:s};e===null?e=[o]:e.push(o),a++}if(s.pattern!==void 0){let i=s.pattern;if(typeof i!="string"){let o=typeof i,d;if(o=="object"&&Array.
isArray(i)&&i.length==1&&(i=i[0],o=typeof i,typeof i=="string"&&(d=i)),d===void 0)if(o=="number"||o=="boolean")d=""+i;else if(i===null)d="";else{let l={instancePath:p+
"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type:"string"},schema:hr.properties.pattern.type,parentSchema:hr.properties.pattern,data:i};
e===null?e=[l]:e.push(l),a++}d!==void 0&&(i=d,s!==void 0&&(s.pattern=d))}}let r=s.case_sensitive;if(typeof r!="boolean"){let i=typeof r,o;if(i=="object"&&Array.
isArray(r)&&r.length==1&&(r=r[0],i=typeof r,typeof r=="boolean"&&(o=r)),o===void 0)if(r==="false"||r===0||r===null)o=!1;else if(r==="true"||r===1)o=!0;else{let d={
instancePath:p+"/case_sensitive",schemaPath:"#/properties/case_sensitive/type",keyword:"type",params:{type:"boolean"},schema:hr.properties.case_sensitive.type,parentSchema:hr.
properties.case_sensitive,data:r};e===null?e=[d]:e.push(d),a++}o!==void 0&&(r=o,s!==void 0&&(s.case_sensitive=o))}let t=s.regexp;if(typeof t!="boolean"){let i=typeof t,
o;if(i=="object"&&Array.isArray(t)&&t.length==1&&(t=t[0],i=typeof t,typeof t=="boolean"&&(o=t)),o===void 0)if(t==="false"||t===0||t===null)o=!1;else if(t==="tru\
e"||t===1)o=!0;else{let d={instancePath:p+"/regexp",schemaPath:"#/properties/regexp/type",keyword:"type",params:{type:"boolean"},schema:hr.properties.regexp.type,
parentSchema:hr.properties.regexp,data:t};e===null?e=[d]:e.push(d),a++}o!==void 0&&(t=o,s!==void 0&&(s.regexp=o))}if(t!==!1){let i={instancePath:p+"/regexp",schemaPath:"\
#/properties/regexp/enum",keyword:"enum",params:{allowedValues:hr.properties.regexp.enum},schema:hr.properties.regexp.enum,parentSchema:hr.properties.regexp,data:t};
e===null?e=[i]:e.push(i),a++}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:hr.type,parentSchema:hr,data:s};e===null?
e=[r]:e.push(r),a++}return fe.errors=e,a===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function cr(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=cr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){for(let r in s)if(!(r==="matches"||r==="not_matches")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},schema:!1,parentSchema:So,data:s};e===null?e=[t]:e.push(t),a++}s.matches!==void 0&&(fe(s.matches,{instancePath:p+"/matches",parentData:s,
parentDataProperty:"matches",rootData:m,dynamicAnchors:c})||(e=e===null?fe.errors:I(e,fe.errors),a=e.length)),s.not_matches!==void 0&&(fe(s.not_matches,{instancePath:p+
"/not_matches",parentData:s,parentDataProperty:"not_matches",rootData:m,dynamicAnchors:c})||(e=e===null?fe.errors:I(e,fe.errors),a=e.length))}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:So.type,parentSchema:So,data:s};e===null?e=[r]:e.push(r),a++}return cr.errors=e,a===0}cr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Ji={type:"object",additionalProperties:!1,properties:{matches:{$ref:"standin://flat/schemas#/$defs/FilterPattern"},
not_matches:{$ref:"standin://flat/schemas#/$defs/FilterPattern"},exists:{type:"boolean"}}};function Ue(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=Ue.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){for(let r in s)if(!(r==="matches"||r==="not_matches"||r==="exists")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},schema:!1,parentSchema:Ji,data:s};e===null?e=[t]:e.push(t),a++}if(s.matches!==void 0&&(fe(s.matches,{instancePath:p+"/matches",parentData:s,
parentDataProperty:"matches",rootData:m,dynamicAnchors:c})||(e=e===null?fe.errors:I(e,fe.errors),a=e.length)),s.not_matches!==void 0&&(fe(s.not_matches,{instancePath:p+
"/not_matches",parentData:s,parentDataProperty:"not_matches",rootData:m,dynamicAnchors:c})||(e=e===null?fe.errors:I(e,fe.errors),a=e.length)),s.exists!==void 0){
let r=s.exists;if(typeof r!="boolean"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="boolean"&&(i=r)),i===void 0)
if(r==="false"||r===0||r===null)i=!1;else if(r==="true"||r===1)i=!0;else{let o={instancePath:p+"/exists",schemaPath:"#/properties/exists/type",keyword:"type",params:{
type:"boolean"},schema:Ji.properties.exists.type,parentSchema:Ji.properties.exists,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.exists=i))}}}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ji.type,parentSchema:Ji,data:s};e===null?e=[r]:e.push(r),a++}return Ue.errors=
e,a===0}Ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ye={type:"object",additionalProperties:!1,properties:{matches:{$ref:"standin://flat/schemas#\
/$defs/FilterPattern"},not_matches:{$ref:"standin://flat/schemas#/$defs/FilterPattern"},eq:{type:"string"},neq:{type:"string"},in:{type:"array",items:{type:"str\
ing"}},not_in:{type:"array",items:{type:"string"}},exists:{type:"boolean"}}};function yr(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=yr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r===
"matches"||r==="not_matches"||r==="eq"||r==="neq"||r==="in"||r==="not_in"||r==="exists")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Ye,data:s};e===null?e=[t]:e.push(t),a++}if(s.matches!==void 0&&(fe(s.matches,{instancePath:p+
"/matches",parentData:s,parentDataProperty:"matches",rootData:m,dynamicAnchors:c})||(e=e===null?fe.errors:I(e,fe.errors),a=e.length)),s.not_matches!==void 0&&(fe(
s.not_matches,{instancePath:p+"/not_matches",parentData:s,parentDataProperty:"not_matches",rootData:m,dynamicAnchors:c})||(e=e===null?fe.errors:I(e,fe.errors),a=
e.length)),s.eq!==void 0){let r=s.eq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&
(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/eq",schemaPath:"#/properties/eq/type",keyword:"type",params:{
type:"string"},schema:Ye.properties.eq.type,parentSchema:Ye.properties.eq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.eq=i))}}if(s.neq!==
void 0){let r=s.neq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)
if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/neq",schemaPath:"#/properties/neq/type",keyword:"type",params:{type:"stri\
ng"},schema:Ye.properties.neq.type,parentSchema:Ye.properties.neq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.neq=i))}}if(s.in!==void 0){
let r=s.in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="\
string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+"/in",schemaPath:"#/properties/in/type",keyword:"type",params:{type:"array"},schema:Ye.
properties.in.type,parentSchema:Ye.properties.in,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.in=i))}if(Array.isArray(r)){let t=r.length;
for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d=typeof o,l;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=
o)),l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===null)l="";else{let u={instancePath:p+"/in/"+i,schemaPath:"#/properties/in/items/type",keyword:"ty\
pe",params:{type:"string"},schema:Ye.properties.in.items.type,parentSchema:Ye.properties.in.items,data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,r!==void 0&&
(r[i]=l))}}}}if(s.not_in!==void 0){let r=s.not_in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.
isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+"/not_in",schemaPath:"#/properties/not_in/\
type",keyword:"type",params:{type:"array"},schema:Ye.properties.not_in.type,parentSchema:Ye.properties.not_in,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=
i,s!==void 0&&(s.not_in=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d=typeof o,l;if(d=="object"&&Array.isArray(
o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===null)l="";else{let u={instancePath:p+"\
/not_in/"+i,schemaPath:"#/properties/not_in/items/type",keyword:"type",params:{type:"string"},schema:Ye.properties.not_in.items.type,parentSchema:Ye.properties.
not_in.items,data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,r!==void 0&&(r[i]=l))}}}}if(s.exists!==void 0){let r=s.exists;if(typeof r!="boolean"){let t=typeof r,
i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="boolean"&&(i=r)),i===void 0)if(r==="false"||r===0||r===null)i=!1;else if(r==="tru\
e"||r===1)i=!0;else{let o={instancePath:p+"/exists",schemaPath:"#/properties/exists/type",keyword:"type",params:{type:"boolean"},schema:Ye.properties.exists.type,
parentSchema:Ye.properties.exists,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.exists=i))}}}else{let r={instancePath:p,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},schema:Ye.type,parentSchema:Ye,data:s};e===null?e=[r]:e.push(r),a++}return yr.errors=e,a===0}yr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var dr={type:"object",additionalProperties:!1,properties:{eq:{type:"string"},neq:{type:"string"},in:{type:"array",items:{type:"string"}},not_in:{
type:"array",items:{type:"string"}}}};function ye(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ye.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="eq"||r==="neq"||
r==="in"||r==="not_in")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:dr,
data:s};e===null?e=[t]:e.push(t),a++}if(s.eq!==void 0){let r=s.eq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],
t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/eq",schemaPath:"#/proper\
ties/eq/type",keyword:"type",params:{type:"string"},schema:dr.properties.eq.type,parentSchema:dr.properties.eq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&
(r=i,s!==void 0&&(s.eq=i))}}if(s.neq!==void 0){let r=s.neq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,
typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/neq",schemaPath:"#/properties/neq/t\
ype",keyword:"type",params:{type:"string"},schema:dr.properties.neq.type,parentSchema:dr.properties.neq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==
void 0&&(s.neq=i))}}if(s.in!==void 0){let r=s.in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.
isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+"/in",schemaPath:"#/properties/in/type",keyword:"\
type",params:{type:"array"},schema:dr.properties.in.type,parentSchema:dr.properties.in,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.in=i))}
if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d=typeof o,l;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],
d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===null)l="";else{let u={instancePath:p+"/in/"+i,schemaPath:"#/pro\
perties/in/items/type",keyword:"type",params:{type:"string"},schema:dr.properties.in.items.type,parentSchema:dr.properties.in.items,data:o};e===null?e=[u]:e.push(
u),a++}l!==void 0&&(o=l,r!==void 0&&(r[i]=l))}}}}if(s.not_in!==void 0){let r=s.not_in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.
length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+"/not_\
in",schemaPath:"#/properties/not_in/type",keyword:"type",params:{type:"array"},schema:dr.properties.not_in.type,parentSchema:dr.properties.not_in,data:r};e===null?
e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.not_in=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d=typeof o,
l;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===null)l=
"";else{let u={instancePath:p+"/not_in/"+i,schemaPath:"#/properties/not_in/items/type",keyword:"type",params:{type:"string"},schema:dr.properties.not_in.items.type,
parentSchema:dr.properties.not_in.items,data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,r!==void 0&&(r[i]=l))}}}}}else{let r={instancePath:p,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},schema:dr.type,parentSchema:dr,data:s};e===null?e=[r]:e.push(r),a++}return ye.errors=e,a===0}ye.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var ur={type:"object",additionalProperties:!1,properties:{matches:{$ref:"standin://flat/schemas#/$defs/FilterPattern"},not_matches:{
$ref:"standin://flat/schemas#/$defs/FilterPattern"},eq:{type:"string"},neq:{type:"string"},in:{type:"array",items:{type:"string"}},not_in:{type:"array",items:{type:"\
string"}}}};function Vt(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Vt.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="matches"||r==="not_matches"||r==="eq"||r===
"neq"||r==="in"||r==="not_in")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,
parentSchema:ur,data:s};e===null?e=[t]:e.push(t),a++}if(s.matches!==void 0&&(fe(s.matches,{instancePath:p+"/matches",parentData:s,parentDataProperty:"matches",rootData:m,
dynamicAnchors:c})||(e=e===null?fe.errors:I(e,fe.errors),a=e.length)),s.not_matches!==void 0&&(fe(s.not_matches,{instancePath:p+"/not_matches",parentData:s,parentDataProperty:"\
not_matches",rootData:m,dynamicAnchors:c})||(e=e===null?fe.errors:I(e,fe.errors),a=e.length)),s.eq!==void 0){let r=s.eq;if(typeof r!="string"){let t=typeof r,i;
if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{
let o={instancePath:p+"/eq",schemaPath:"#/properties/eq/type",keyword:"type",params:{type:"string"},schema:ur.properties.eq.type,parentSchema:ur.properties.eq,data:r};
e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.eq=i))}}if(s.neq!==void 0){let r=s.neq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.
isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+
"/neq",schemaPath:"#/properties/neq/type",keyword:"type",params:{type:"string"},schema:ur.properties.neq.type,parentSchema:ur.properties.neq,data:r};e===null?e=
[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.neq=i))}}if(s.in!==void 0){let r=s.in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&
r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+"/in",
schemaPath:"#/properties/in/type",keyword:"type",params:{type:"array"},schema:ur.properties.in.type,parentSchema:ur.properties.in,data:r};e===null?e=[o]:e.push(
o),a++}i!==void 0&&(r=i,s!==void 0&&(s.in=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d=typeof o,l;if(d==
"object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===null)l="";else{
let u={instancePath:p+"/in/"+i,schemaPath:"#/properties/in/items/type",keyword:"type",params:{type:"string"},schema:ur.properties.in.items.type,parentSchema:ur.
properties.in.items,data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,r!==void 0&&(r[i]=l))}}}}if(s.not_in!==void 0){let r=s.not_in;if(!Array.isArray(r)){let t=typeof r,
i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=
[r];else{let o={instancePath:p+"/not_in",schemaPath:"#/properties/not_in/type",keyword:"type",params:{type:"array"},schema:ur.properties.not_in.type,parentSchema:ur.
properties.not_in,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.not_in=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];
if(typeof o!="string"){let d=typeof o,l;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||
d=="boolean")l=""+o;else if(o===null)l="";else{let u={instancePath:p+"/not_in/"+i,schemaPath:"#/properties/not_in/items/type",keyword:"type",params:{type:"strin\
g"},schema:ur.properties.not_in.items.type,parentSchema:ur.properties.not_in.items,data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,r!==void 0&&(r[i]=l))}}}}}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ur.type,parentSchema:ur,data:s};e===null?e=[r]:e.push(r),a++}return Vt.errors=
e,a===0}Vt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Xi={type:"object",additionalProperties:!1,properties:{eq:{type:"boolean"}}};function Ct(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ct.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(r!=="eq"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:r},schema:!1,parentSchema:Xi,data:s};e===null?e=[t]:e.push(t),a++}if(s.eq!==void 0){let r=s.eq;if(typeof r!="boolean"){let t=typeof r,
i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="boolean"&&(i=r)),i===void 0)if(r==="false"||r===0||r===null)i=!1;else if(r==="tru\
e"||r===1)i=!0;else{let o={instancePath:p+"/eq",schemaPath:"#/properties/eq/type",keyword:"type",params:{type:"boolean"},schema:Xi.properties.eq.type,parentSchema:Xi.
properties.eq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.eq=i))}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},schema:Xi.type,parentSchema:Xi,data:s};e===null?e=[r]:e.push(r),a++}return Ct.errors=e,a===0}Ct.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Qe={type:"object",additionalProperties:!1,properties:{eq:{type:"string"},neq:{type:"string"},in:{type:"array",items:{type:"string"}},not_in:{type:"array",items:{
type:"string"}},exists:{type:"boolean"}}};function Ot(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,
n=Ot.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="eq"||r===
"neq"||r==="in"||r==="not_in"||r==="exists")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:Qe,data:s};e===null?e=[t]:e.push(t),a++}if(s.eq!==void 0){let r=s.eq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(
r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"\
/eq",schemaPath:"#/properties/eq/type",keyword:"type",params:{type:"string"},schema:Qe.properties.eq.type,parentSchema:Qe.properties.eq,data:r};e===null?e=[o]:e.
push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.eq=i))}}if(s.neq!==void 0){let r=s.neq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==
1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/neq",schemaPath:"\
#/properties/neq/type",keyword:"type",params:{type:"string"},schema:Qe.properties.neq.type,parentSchema:Qe.properties.neq,data:r};e===null?e=[o]:e.push(o),a++}i!==
void 0&&(r=i,s!==void 0&&(s.neq=i))}}if(s.in!==void 0){let r=s.in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],
t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+"/in",schemaPath:"#/prope\
rties/in/type",keyword:"type",params:{type:"array"},schema:Qe.properties.in.type,parentSchema:Qe.properties.in,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&
(r=i,s!==void 0&&(s.in=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d=typeof o,l;if(d=="object"&&Array.isArray(
o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===null)l="";else{let u={instancePath:p+"\
/in/"+i,schemaPath:"#/properties/in/items/type",keyword:"type",params:{type:"string"},schema:Qe.properties.in.items.type,parentSchema:Qe.properties.in.items,data:o};
e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,r!==void 0&&(r[i]=l))}}}}if(s.not_in!==void 0){let r=s.not_in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&
Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+
"/not_in",schemaPath:"#/properties/not_in/type",keyword:"type",params:{type:"array"},schema:Qe.properties.not_in.type,parentSchema:Qe.properties.not_in,data:r};
e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.not_in=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){
let d=typeof o,l;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===
null)l="";else{let u={instancePath:p+"/not_in/"+i,schemaPath:"#/properties/not_in/items/type",keyword:"type",params:{type:"string"},schema:Qe.properties.not_in.
items.type,parentSchema:Qe.properties.not_in.items,data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,r!==void 0&&(r[i]=l))}}}}if(s.exists!==void 0){let r=s.
exists;if(typeof r!="boolean"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="boolean"&&(i=r)),i===void 0)if(r===
"false"||r===0||r===null)i=!1;else if(r==="true"||r===1)i=!0;else{let o={instancePath:p+"/exists",schemaPath:"#/properties/exists/type",keyword:"type",params:{type:"\
boolean"},schema:Qe.properties.exists.type,parentSchema:Qe.properties.exists,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.exists=i))}}}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Qe.type,parentSchema:Qe,data:s};e===null?e=[r]:e.push(r),a++}return Ot.errors=
e,a===0}Ot.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Sr={type:"object",additionalProperties:!1,properties:{eq:{type:"string",enum:["landscape","p\
ortrait","square"]},neq:{type:"string",enum:["landscape","portrait","square"]}}};function Rt(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=Rt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){for(let r in s)if(!(r==="eq"||r==="neq")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:Sr,data:s};e===null?e=[t]:e.push(t),a++}if(s.eq!==void 0){let r=s.eq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(
r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"\
/eq",schemaPath:"#/properties/eq/type",keyword:"type",params:{type:"string"},schema:Sr.properties.eq.type,parentSchema:Sr.properties.eq,data:r};e===null?e=[o]:e.
push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.eq=i))}if(!(r==="landscape"||r==="portrait"||r==="square")){let t={instancePath:p+"/eq",schemaPath:"#/properties/eq/\
enum",keyword:"enum",params:{allowedValues:Sr.properties.eq.enum},schema:Sr.properties.eq.enum,parentSchema:Sr.properties.eq,data:r};e===null?e=[t]:e.push(t),a++}}
if(s.neq!==void 0){let r=s.neq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=
r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/neq",schemaPath:"#/properties/neq/type",keyword:"type",params:{
type:"string"},schema:Sr.properties.neq.type,parentSchema:Sr.properties.neq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.neq=i))}if(!(r===
"landscape"||r==="portrait"||r==="square")){let t={instancePath:p+"/neq",schemaPath:"#/properties/neq/enum",keyword:"enum",params:{allowedValues:Sr.properties.neq.
enum},schema:Sr.properties.neq.enum,parentSchema:Sr.properties.neq,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:Sr.type,parentSchema:Sr,data:s};e===null?e=[r]:e.push(r),a++}return Rt.errors=e,a===0}Rt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var ce={type:"object",additionalProperties:!1,properties:{eq:{type:"string",enum:["icon","small","medium","large"]},neq:{type:"string",enum:["i\
con","small","medium","large"]},in:{type:"array",items:{type:"string",enum:["icon","small","medium","large"]}},not_in:{type:"array",items:{type:"string",enum:["\
icon","small","medium","large"]}}}};function Lt(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Lt.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="eq"||r==="neq"||
r==="in"||r==="not_in")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:ce,
data:s};e===null?e=[t]:e.push(t),a++}if(s.eq!==void 0){let r=s.eq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],
t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/eq",schemaPath:"#/proper\
ties/eq/type",keyword:"type",params:{type:"string"},schema:ce.properties.eq.type,parentSchema:ce.properties.eq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&
(r=i,s!==void 0&&(s.eq=i))}if(!(r==="icon"||r==="small"||r==="medium"||r==="large")){let t={instancePath:p+"/eq",schemaPath:"#/properties/eq/enum",keyword:"enum",
params:{allowedValues:ce.properties.eq.enum},schema:ce.properties.eq.enum,parentSchema:ce.properties.eq,data:r};e===null?e=[t]:e.push(t),a++}}if(s.neq!==void 0){
let r=s.neq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t==
"number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/neq",schemaPath:"#/properties/neq/type",keyword:"type",params:{type:"string"},schema:ce.
properties.neq.type,parentSchema:ce.properties.neq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.neq=i))}if(!(r==="icon"||r==="small"||r===
"medium"||r==="large")){let t={instancePath:p+"/neq",schemaPath:"#/properties/neq/enum",keyword:"enum",params:{allowedValues:ce.properties.neq.enum},schema:ce.properties.
neq.enum,parentSchema:ce.properties.neq,data:r};e===null?e=[t]:e.push(t),a++}}if(s.in!==void 0){let r=s.in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&
Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+
"/in",schemaPath:"#/properties/in/type",keyword:"type",params:{type:"array"},schema:ce.properties.in.type,parentSchema:ce.properties.in,data:r};e===null?e=[o]:e.
push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.in=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d=typeof o,l;if(d==
"object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===null)l="";else{
let u={instancePath:p+"/in/"+i,schemaPath:"#/properties/in/items/type",keyword:"type",params:{type:"string"},schema:ce.properties.in.items.type,parentSchema:ce.
properties.in.items,data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,r!==void 0&&(r[i]=l))}if(!(o==="icon"||o==="small"||o==="medium"||o==="large")){let d={
instancePath:p+"/in/"+i,schemaPath:"#/properties/in/items/enum",keyword:"enum",params:{allowedValues:ce.properties.in.items.enum},schema:ce.properties.in.items.
enum,parentSchema:ce.properties.in.items,data:o};e===null?e=[d]:e.push(d),a++}}}}if(s.not_in!==void 0){let r=s.not_in;if(!Array.isArray(r)){let t=typeof r,i;if(t==
"object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{
let o={instancePath:p+"/not_in",schemaPath:"#/properties/not_in/type",keyword:"type",params:{type:"array"},schema:ce.properties.not_in.type,parentSchema:ce.properties.
not_in,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.not_in=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!=
"string"){let d=typeof o,l;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")
l=""+o;else if(o===null)l="";else{let u={instancePath:p+"/not_in/"+i,schemaPath:"#/properties/not_in/items/type",keyword:"type",params:{type:"string"},schema:ce.
properties.not_in.items.type,parentSchema:ce.properties.not_in.items,data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,r!==void 0&&(r[i]=l))}if(!(o==="icon"||
o==="small"||o==="medium"||o==="large")){let d={instancePath:p+"/not_in/"+i,schemaPath:"#/properties/not_in/items/enum",keyword:"enum",params:{allowedValues:ce.
properties.not_in.items.enum},schema:ce.properties.not_in.items.enum,parentSchema:ce.properties.not_in.items,data:o};e===null?e=[d]:e.push(d),a++}}}}}else{let r={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ce.type,parentSchema:ce,data:s};e===null?e=[r]:e.push(r),a++}return Lt.errors=e,
a===0}Lt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ut(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=Ut.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!Qo.
call(Dp.properties,r)){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Dp,
data:s};e===null?e=[t]:e.push(t),a++}s.type!==void 0&&(zt(s.type,{instancePath:p+"/type",parentData:s,parentDataProperty:"type",rootData:m,dynamicAnchors:c})||(e=
e===null?zt.errors:I(e,zt.errors),a=e.length)),s.size!==void 0&&(Te(s.size,{instancePath:p+"/size",parentData:s,parentDataProperty:"size",rootData:m,dynamicAnchors:c})||
(e=e===null?Te.errors:I(e,Te.errors),a=e.length)),s.width!==void 0&&(Te(s.width,{instancePath:p+"/width",parentData:s,parentDataProperty:"width",rootData:m,dynamicAnchors:c})||
(e=e===null?Te.errors:I(e,Te.errors),a=e.length)),s.height!==void 0&&(Te(s.height,{instancePath:p+"/height",parentData:s,parentDataProperty:"height",rootData:m,
dynamicAnchors:c})||(e=e===null?Te.errors:I(e,Te.errors),a=e.length)),s._created_at!==void 0&&(mr(s._created_at,{instancePath:p+"/_created_at",parentData:s,parentDataProperty:"\
_created_at",rootData:m,dynamicAnchors:c})||(e=e===null?mr.errors:I(e,mr.errors),a=e.length)),s._updated_at!==void 0&&(mr(s._updated_at,{instancePath:p+"/_updat\
ed_at",parentData:s,parentDataProperty:"_updated_at",rootData:m,dynamicAnchors:c})||(e=e===null?mr.errors:I(e,mr.errors),a=e.length)),s.tags!==void 0&&(Fe(s.tags,
{instancePath:p+"/tags",parentData:s,parentDataProperty:"tags",rootData:m,dynamicAnchors:c})||(e=e===null?Fe.errors:I(e,Fe.errors),a=e.length)),s.smart_tags!==void 0&&
(Fe(s.smart_tags,{instancePath:p+"/smart_tags",parentData:s,parentDataProperty:"smart_tags",rootData:m,dynamicAnchors:c})||(e=e===null?Fe.errors:I(e,Fe.errors),
a=e.length)),s.colors!==void 0&&(Fe(s.colors,{instancePath:p+"/colors",parentData:s,parentDataProperty:"colors",rootData:m,dynamicAnchors:c})||(e=e===null?Fe.errors:
I(e,Fe.errors),a=e.length)),s.filename!==void 0&&(cr(s.filename,{instancePath:p+"/filename",parentData:s,parentDataProperty:"filename",rootData:m,dynamicAnchors:c})||
(e=e===null?cr.errors:I(e,cr.errors),a=e.length)),s.basename!==void 0&&(cr(s.basename,{instancePath:p+"/basename",parentData:s,parentDataProperty:"basename",rootData:m,
dynamicAnchors:c})||(e=e===null?cr.errors:I(e,cr.errors),a=e.length)),s.author!==void 0&&(Ue(s.author,{instancePath:p+"/author",parentData:s,parentDataProperty:"\
author",rootData:m,dynamicAnchors:c})||(e=e===null?Ue.errors:I(e,Ue.errors),a=e.length)),s.copyright!==void 0&&(Ue(s.copyright,{instancePath:p+"/copyright",parentData:s,
parentDataProperty:"copyright",rootData:m,dynamicAnchors:c})||(e=e===null?Ue.errors:I(e,Ue.errors),a=e.length)),s.notes!==void 0&&(Ue(s.notes,{instancePath:p+"/\
notes",parentData:s,parentDataProperty:"notes",rootData:m,dynamicAnchors:c})||(e=e===null?Ue.errors:I(e,Ue.errors),a=e.length)),s.alt!==void 0&&(yr(s.alt,{instancePath:p+
"/alt",parentData:s,parentDataProperty:"alt",rootData:m,dynamicAnchors:c})||(e=e===null?yr.errors:I(e,yr.errors),a=e.length)),s.title!==void 0&&(yr(s.title,{instancePath:p+
"/title",parentData:s,parentDataProperty:"title",rootData:m,dynamicAnchors:c})||(e=e===null?yr.errors:I(e,yr.errors),a=e.length)),s.format!==void 0&&(ye(s.format,
{instancePath:p+"/format",parentData:s,parentDataProperty:"format",rootData:m,dynamicAnchors:c})||(e=e===null?ye.errors:I(e,ye.errors),a=e.length)),s.id!==void 0&&
(ye(s.id,{instancePath:p+"/id",parentData:s,parentDataProperty:"id",rootData:m,dynamicAnchors:c})||(e=e===null?ye.errors:I(e,ye.errors),a=e.length)),s.md5!==void 0&&
(ye(s.md5,{instancePath:p+"/md5",parentData:s,parentDataProperty:"md5",rootData:m,dynamicAnchors:c})||(e=e===null?ye.errors:I(e,ye.errors),a=e.length)),s.path!==
void 0&&(ye(s.path,{instancePath:p+"/path",parentData:s,parentDataProperty:"path",rootData:m,dynamicAnchors:c})||(e=e===null?ye.errors:I(e,ye.errors),a=e.length)),
s.mime_type!==void 0&&(Vt(s.mime_type,{instancePath:p+"/mime_type",parentData:s,parentDataProperty:"mime_type",rootData:m,dynamicAnchors:c})||(e=e===null?Vt.errors:
I(e,Vt.errors),a=e.length)),s.in_use!==void 0&&(Ct(s.in_use,{instancePath:p+"/in_use",parentData:s,parentDataProperty:"in_use",rootData:m,dynamicAnchors:c})||(e=
e===null?Ct.errors:I(e,Ct.errors),a=e.length)),s.upload_collection!==void 0&&(Ot(s.upload_collection,{instancePath:p+"/upload_collection",parentData:s,parentDataProperty:"\
upload_collection",rootData:m,dynamicAnchors:c})||(e=e===null?Ot.errors:I(e,Ot.errors),a=e.length)),s.orientation!==void 0&&(Rt(s.orientation,{instancePath:p+"/\
orientation",parentData:s,parentDataProperty:"orientation",rootData:m,dynamicAnchors:c})||(e=e===null?Rt.errors:I(e,Rt.errors),a=e.length)),s.resolution!==void 0&&
(Lt(s.resolution,{instancePath:p+"/resolution",parentData:s,parentDataProperty:"resolution",rootData:m,dynamicAnchors:c})||(e=e===null?Lt.errors:I(e,Lt.errors),
a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Dp.type,parentSchema:Dp,data:s};e===null?e=[r]:e.push(r),
a++}return Ut.errors=e,a===0}Ut.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function yi(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=yi.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){for(let r in s)if(!Qo.call(Zt.properties,r)){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:Zt,data:s};e===null?e=[t]:e.push(t),a++}if(s.AND!==void 0){let r=s.AND;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(
r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+
"/AND",schemaPath:"#/properties/AND/type",keyword:"type",params:{type:"array"},schema:Zt.properties.AND.type,parentSchema:Zt.properties.AND,data:r};e===null?e=[
o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.AND=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Ut(r[i],{instancePath:p+"/AND/"+i,parentData:r,
parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?Ut.errors:I(e,Ut.errors),a=e.length)}}if(s.OR!==void 0){let r=s.OR;if(!Array.isArray(r)){let t=typeof r,
i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=
[r];else{let o={instancePath:p+"/OR",schemaPath:"#/properties/OR/type",keyword:"type",params:{type:"array"},schema:Zt.properties.OR.type,parentSchema:Zt.properties.
OR,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.OR=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Ut(r[i],{instancePath:p+"\
/OR/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?Ut.errors:I(e,Ut.errors),a=e.length)}}s.type!==void 0&&(zt(s.type,{instancePath:p+
"/type",parentData:s,parentDataProperty:"type",rootData:m,dynamicAnchors:c})||(e=e===null?zt.errors:I(e,zt.errors),a=e.length)),s.size!==void 0&&(Te(s.size,{instancePath:p+
"/size",parentData:s,parentDataProperty:"size",rootData:m,dynamicAnchors:c})||(e=e===null?Te.errors:I(e,Te.errors),a=e.length)),s.width!==void 0&&(Te(s.width,{instancePath:p+
"/width",parentData:s,parentDataProperty:"width",rootData:m,dynamicAnchors:c})||(e=e===null?Te.errors:I(e,Te.errors),a=e.length)),s.height!==void 0&&(Te(s.height,
{instancePath:p+"/height",parentData:s,parentDataProperty:"height",rootData:m,dynamicAnchors:c})||(e=e===null?Te.errors:I(e,Te.errors),a=e.length)),s._created_at!==
void 0&&(mr(s._created_at,{instancePath:p+"/_created_at",parentData:s,parentDataProperty:"_created_at",rootData:m,dynamicAnchors:c})||(e=e===null?mr.errors:I(e,
mr.errors),a=e.length)),s._updated_at!==void 0&&(mr(s._updated_at,{instancePath:p+"/_updated_at",parentData:s,parentDataProperty:"_updated_at",rootData:m,dynamicAnchors:c})||
(e=e===null?mr.errors:I(e,mr.errors),a=e.length)),s.tags!==void 0&&(Fe(s.tags,{instancePath:p+"/tags",parentData:s,parentDataProperty:"tags",rootData:m,dynamicAnchors:c})||
(e=e===null?Fe.errors:I(e,Fe.errors),a=e.length)),s.smart_tags!==void 0&&(Fe(s.smart_tags,{instancePath:p+"/smart_tags",parentData:s,parentDataProperty:"smart_t\
ags",rootData:m,dynamicAnchors:c})||(e=e===null?Fe.errors:I(e,Fe.errors),a=e.length)),s.colors!==void 0&&(Fe(s.colors,{instancePath:p+"/colors",parentData:s,parentDataProperty:"\
colors",rootData:m,dynamicAnchors:c})||(e=e===null?Fe.errors:I(e,Fe.errors),a=e.length)),s.filename!==void 0&&(cr(s.filename,{instancePath:p+"/filename",parentData:s,
parentDataProperty:"filename",rootData:m,dynamicAnchors:c})||(e=e===null?cr.errors:I(e,cr.errors),a=e.length)),s.basename!==void 0&&(cr(s.basename,{instancePath:p+
"/basename",parentData:s,parentDataProperty:"basename",rootData:m,dynamicAnchors:c})||(e=e===null?cr.errors:I(e,cr.errors),a=e.length)),s.author!==void 0&&(Ue(s.
author,{instancePath:p+"/author",parentData:s,parentDataProperty:"author",rootData:m,dynamicAnchors:c})||(e=e===null?Ue.errors:I(e,Ue.errors),a=e.length)),s.copyright!==
void 0&&(Ue(s.copyright,{instancePath:p+"/copyright",parentData:s,parentDataProperty:"copyright",rootData:m,dynamicAnchors:c})||(e=e===null?Ue.errors:I(e,Ue.errors),
a=e.length)),s.notes!==void 0&&(Ue(s.notes,{instancePath:p+"/notes",parentData:s,parentDataProperty:"notes",rootData:m,dynamicAnchors:c})||(e=e===null?Ue.errors:
I(e,Ue.errors),a=e.length)),s.alt!==void 0&&(yr(s.alt,{instancePath:p+"/alt",parentData:s,parentDataProperty:"alt",rootData:m,dynamicAnchors:c})||(e=e===null?yr.
errors:I(e,yr.errors),a=e.length)),s.title!==void 0&&(yr(s.title,{instancePath:p+"/title",parentData:s,parentDataProperty:"title",rootData:m,dynamicAnchors:c})||
(e=e===null?yr.errors:I(e,yr.errors),a=e.length)),s.format!==void 0&&(ye(s.format,{instancePath:p+"/format",parentData:s,parentDataProperty:"format",rootData:m,
dynamicAnchors:c})||(e=e===null?ye.errors:I(e,ye.errors),a=e.length)),s.id!==void 0&&(ye(s.id,{instancePath:p+"/id",parentData:s,parentDataProperty:"id",rootData:m,
dynamicAnchors:c})||(e=e===null?ye.errors:I(e,ye.errors),a=e.length)),s.md5!==void 0&&(ye(s.md5,{instancePath:p+"/md5",parentData:s,parentDataProperty:"md5",rootData:m,
dynamicAnchors:c})||(e=e===null?ye.errors:I(e,ye.errors),a=e.length)),s.path!==void 0&&(ye(s.path,{instancePath:p+"/path",parentData:s,parentDataProperty:"path",
rootData:m,dynamicAnchors:c})||(e=e===null?ye.errors:I(e,ye.errors),a=e.length)),s.mime_type!==void 0&&(Vt(s.mime_type,{instancePath:p+"/mime_type",parentData:s,
parentDataProperty:"mime_type",rootData:m,dynamicAnchors:c})||(e=e===null?Vt.errors:I(e,Vt.errors),a=e.length)),s.in_use!==void 0&&(Ct(s.in_use,{instancePath:p+
"/in_use",parentData:s,parentDataProperty:"in_use",rootData:m,dynamicAnchors:c})||(e=e===null?Ct.errors:I(e,Ct.errors),a=e.length)),s.upload_collection!==void 0&&
(Ot(s.upload_collection,{instancePath:p+"/upload_collection",parentData:s,parentDataProperty:"upload_collection",rootData:m,dynamicAnchors:c})||(e=e===null?Ot.errors:
I(e,Ot.errors),a=e.length)),s.orientation!==void 0&&(Rt(s.orientation,{instancePath:p+"/orientation",parentData:s,parentDataProperty:"orientation",rootData:m,dynamicAnchors:c})||
(e=e===null?Rt.errors:I(e,Rt.errors),a=e.length)),s.resolution!==void 0&&(Lt(s.resolution,{instancePath:p+"/resolution",parentData:s,parentDataProperty:"resolut\
ion",rootData:m,dynamicAnchors:c})||(e=e===null?Lt.errors:I(e,Lt.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Zt.type,parentSchema:Zt,data:s};e===null?e=[r]:e.push(r),a++}return yi.errors=e,a===0}yi.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ea={
type:"string",enum:["_created_at_ASC","_created_at_DESC","_updated_at_ASC","_updated_at_DESC","basename_ASC","basename_DESC","filename_ASC","filename_DESC","for\
mat_ASC","format_DESC","id_ASC","id_DESC","mime_type_ASC","mime_type_DESC","resolution_ASC","resolution_DESC","size_ASC","size_DESC"]};function fi(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=fi.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),typeof s!="string"){let r=typeof s,t;if(r=="object"&&Array.isArray(s)&&s.length==1&&(s=s[0],r=typeof s,typeof s=="string"&&(t=s)),t===void 0)if(r=="numb\
er"||r=="boolean")t=""+s;else if(s===null)t="";else{let i={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:ea.type,parentSchema:ea,
data:s};e===null?e=[i]:e.push(i),a++}t!==void 0&&(s=t,P!==void 0&&(P[b]=t))}if(!(s==="_created_at_ASC"||s==="_created_at_DESC"||s==="_updated_at_ASC"||s==="_upd\
ated_at_DESC"||s==="basename_ASC"||s==="basename_DESC"||s==="filename_ASC"||s==="filename_DESC"||s==="format_ASC"||s==="format_DESC"||s==="id_ASC"||s==="id_DESC"||
s==="mime_type_ASC"||s==="mime_type_DESC"||s==="resolution_ASC"||s==="resolution_DESC"||s==="size_ASC"||s==="size_DESC")){let r={instancePath:p,schemaPath:"#/en\
um",keyword:"enum",params:{allowedValues:ea.enum},schema:ea.enum,parentSchema:ea,data:s};e===null?e=[r]:e.push(r),a++}return fi.errors=e,a===0}fi.evaluated={dynamicProps:!1,
dynamicItems:!1};function Ep(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ep.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){s["page[offset]"]===void 0&&(s["page[offset]"]=0),s["page[limit]"]===
void 0&&(s["page[limit]"]=30);for(let i in s)if(!(i==="page[offset]"||i==="page[limit]"||i==="filter[ids]"||i==="filter[query]"||i==="filter[fields]"||i==="loca\
le"||i==="order_by")){let o={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:Me,
data:s};e===null?e=[o]:e.push(o),a++}let r=s["page[offset]"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i=typeof r,o;if(i=="object"&&Array.isArray(
r)&&r.length==1&&(r=r[0],i=typeof r,typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)&&(o=r)),o===void 0)if(i==="boolean"||r===null||i==="string"&&r&&r==+r&&!(r%
1))o=+r;else{let d={instancePath:p+"/page[offset]",schemaPath:"#/properties/page%5Boffset%5D/type",keyword:"type",params:{type:"integer"},schema:Me.properties["\
page[offset]"].type,parentSchema:Me.properties["page[offset]"],data:r};e===null?e=[d]:e.push(d),a++}o!==void 0&&(r=o,s!==void 0&&(s["page[offset]"]=o))}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){let i={instancePath:p+"/page[offset]",schemaPath:"#/properties/page%5Boffset%5D/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:Me.properties["page[offset]"],data:r};e===null?e=[i]:e.push(i),a++}let t=s["page[limit]"];if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){let i=typeof t,o;if(i=="object"&&Array.isArray(t)&&t.length==1&&(t=t[0],i=typeof t,typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)&&(o=t)),
o===void 0)if(i==="boolean"||t===null||i==="string"&&t&&t==+t&&!(t%1))o=+t;else{let d={instancePath:p+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/ty\
pe",keyword:"type",params:{type:"integer"},schema:Me.properties["page[limit]"].type,parentSchema:Me.properties["page[limit]"],data:t};e===null?e=[d]:e.push(d),a++}
o!==void 0&&(t=o,s!==void 0&&(s["page[limit]"]=o))}if(typeof t=="number"&&isFinite(t)){if(t>500||isNaN(t)){let i={instancePath:p+"/page[limit]",schemaPath:"#/pr\
operties/page%5Blimit%5D/maximum",keyword:"maximum",params:{comparison:"<=",limit:500},schema:500,parentSchema:Me.properties["page[limit]"],data:t};e===null?e=[
i]:e.push(i),a++}if(t<1||isNaN(t)){let i={instancePath:p+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},schema:1,parentSchema:Me.properties["page[limit]"],data:t};e===null?e=[i]:e.push(i),a++}}if(s["filter[ids]"]!==void 0){let i=s["filter[ids]"];if(typeof i!=
"string"){let o=typeof i,d;if(o=="object"&&Array.isArray(i)&&i.length==1&&(i=i[0],o=typeof i,typeof i=="string"&&(d=i)),d===void 0)if(o=="number"||o=="boolean")
d=""+i;else if(i===null)d="";else{let l={instancePath:p+"/filter[ids]",schemaPath:"#/properties/filter%5Bids%5D/type",keyword:"type",params:{type:"string"},schema:Me.
properties["filter[ids]"].type,parentSchema:Me.properties["filter[ids]"],data:i};e===null?e=[l]:e.push(l),a++}d!==void 0&&(i=d,s!==void 0&&(s["filter[ids]"]=d))}}
if(s["filter[query]"]!==void 0){let i=s["filter[query]"];if(typeof i!="string"){let o=typeof i,d;if(o=="object"&&Array.isArray(i)&&i.length==1&&(i=i[0],o=typeof i,
typeof i=="string"&&(d=i)),d===void 0)if(o=="number"||o=="boolean")d=""+i;else if(i===null)d="";else{let l={instancePath:p+"/filter[query]",schemaPath:"#/proper\
ties/filter%5Bquery%5D/type",keyword:"type",params:{type:"string"},schema:Me.properties["filter[query]"].type,parentSchema:Me.properties["filter[query]"],data:i};
e===null?e=[l]:e.push(l),a++}d!==void 0&&(i=d,s!==void 0&&(s["filter[query]"]=d))}}if(s["filter[fields]"]!==void 0&&(yi(s["filter[fields]"],{instancePath:p+"/fi\
lter[fields]",parentData:s,parentDataProperty:"filter[fields]",rootData:m,dynamicAnchors:c})||(e=e===null?yi.errors:I(e,yi.errors),a=e.length)),s.locale!==void 0){
let i=s.locale;if(typeof i!="string"){let o=typeof i,d;if(o=="object"&&Array.isArray(i)&&i.length==1&&(i=i[0],o=typeof i,typeof i=="string"&&(d=i)),d===void 0)if(o==
"number"||o=="boolean")d=""+i;else if(i===null)d="";else{let l={instancePath:p+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type:"stri\
ng"},schema:Me.properties.locale.type,parentSchema:Me.properties.locale,data:i};e===null?e=[l]:e.push(l),a++}d!==void 0&&(i=d,s!==void 0&&(s.locale=d))}}if(s.order_by!==
void 0){let i=s.order_by;if(!Array.isArray(i)){let o=typeof i,d;if(o=="object"&&Array.isArray(i)&&i.length==1&&(i=i[0],o=typeof i,Array.isArray(i)&&(d=i)),d===void 0)
if(o==="string"||o==="number"||o==="boolean"||i===null)d=[i];else{let l={instancePath:p+"/order_by",schemaPath:"#/properties/order_by/type",keyword:"type",params:{
type:"array"},schema:Me.properties.order_by.type,parentSchema:Me.properties.order_by,data:i};e===null?e=[l]:e.push(l),a++}d!==void 0&&(i=d,s!==void 0&&(s.order_by=
d))}if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++)fi(i[d],{instancePath:p+"/order_by/"+d,parentData:i,parentDataProperty:d,rootData:m,dynamicAnchors:c})||
(e=e===null?fi.errors:I(e,fi.errors),a=e.length)}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Me.type,parentSchema:Me,
data:s};e===null?e=[r]:e.push(r),a++}return Ep.errors=e,a===0}Ep.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Cl=Tp,vo={$id:"standin://flat/query/ge\
tSite",type:"object",additionalProperties:!1,properties:{}};function Tp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=Tp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:vo,data:s};e===null?e=[t]:
e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:vo.type,parentSchema:vo,data:s};e===null?e=[r]:e.push(
r),a++}return Tp.errors=e,a===0}Tp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ol=Fp,Ao={$id:"standin://flat/query/listEnvironments",type:"object",
additionalProperties:!1,properties:{}};function Fp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Fp.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Ao,data:s};e===null?e=[t]:e.push(t),a++}else{let r={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ao.type,parentSchema:Ao,data:s};e===null?e=[r]:e.push(r),a++}return Fp.errors=e,
a===0}Fp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Rl=Up,jo={$id:"standin://flat/query/bulkTagUploads",type:"object",additionalProperties:!1,properties:{}};
function Up(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Up.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:jo,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"object"},schema:jo.type,parentSchema:jo,data:s};e===null?e=[r]:e.push(r),a++}return Up.errors=e,a===0}Up.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ll=zp,Do={$id:"standin://flat/query/bulkSetUploadCollection",type:"object",additionalProperties:!1,properties:{}};function zp(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=zp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},schema:!1,parentSchema:Do,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Do.type,parentSchema:Do,data:s};e===null?e=[r]:e.push(r),a++}return zp.errors=e,a===0}zp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Bl=Vp,
Io={$id:"standin://flat/query/bulkDestroyUploads",type:"object",additionalProperties:!1,properties:{}};function Vp(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Vp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,
parentSchema:Io,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Io.type,parentSchema:Io,
data:s};e===null?e=[r]:e.push(r),a++}return Vp.errors=e,a===0}Vp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ml=Cp,Hr={$id:"standin://flat/query/li\
stUploadReferences",type:"object",additionalProperties:!1,properties:{version:{type:"string",enum:["current","published","published-or-current"]},nested:{type:"\
boolean"}}};function Cp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Cp.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="version"||r==="nested")){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Hr,data:s};e===null?e=[t]:e.push(t),a++}
if(s.version!==void 0){let r=s.version;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="stri\
ng"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/version",schemaPath:"#/properties/version/type",keyword:"\
type",params:{type:"string"},schema:Hr.properties.version.type,parentSchema:Hr.properties.version,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&
(s.version=i))}if(!(r==="current"||r==="published"||r==="published-or-current")){let t={instancePath:p+"/version",schemaPath:"#/properties/version/enum",keyword:"\
enum",params:{allowedValues:Hr.properties.version.enum},schema:Hr.properties.version.enum,parentSchema:Hr.properties.version,data:r};e===null?e=[t]:e.push(t),a++}}
if(s.nested!==void 0){let r=s.nested;if(typeof r!="boolean"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="boole\
an"&&(i=r)),i===void 0)if(r==="false"||r===0||r===null)i=!1;else if(r==="true"||r===1)i=!0;else{let o={instancePath:p+"/nested",schemaPath:"#/properties/nested/\
type",keyword:"type",params:{type:"boolean"},schema:Hr.properties.nested.type,parentSchema:Hr.properties.nested,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&
(r=i,s!==void 0&&(s.nested=i))}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Hr.type,parentSchema:Hr,data:s};e===
null?e=[r]:e.push(r),a++}return Cp.errors=e,a===0}Cp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Wl=Op,xo={$id:"standin://flat/query/listUploadTrac\
ks",type:"object",additionalProperties:!1,properties:{}};function Op(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=Op.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:xo,data:s};e===null?e=[t]:
e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:xo.type,parentSchema:xo,data:s};e===null?e=[r]:e.push(
r),a++}return Op.errors=e,a===0}Op.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Zl=Rp,Cr={$id:"standin://flat/query/listUploadTags",type:"object",additionalProperties:!1,
properties:{"page[offset]":{type:"integer",minimum:0,default:0},"page[limit]":{type:"integer",minimum:1,maximum:500,default:50},"filter[query]":{type:"string"}}};
function Rp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Rp.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){s["page[offset]"]===void 0&&(s["page[offset]"]=0),s["page[limit]"]===void 0&&
(s["page[limit]"]=50);for(let i in s)if(!(i==="page[offset]"||i==="page[limit]"||i==="filter[query]")){let o={instancePath:p,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:Cr,data:s};e===null?e=[o]:e.push(o),a++}let r=s["page[offset]"];if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i=typeof r,o;if(i=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],i=typeof r,typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r)&&(o=r)),o===void 0)if(i==="boolean"||r===null||i==="string"&&r&&r==+r&&!(r%1))o=+r;else{let d={instancePath:p+"/page[offset]",schemaPath:"#/prop\
erties/page%5Boffset%5D/type",keyword:"type",params:{type:"integer"},schema:Cr.properties["page[offset]"].type,parentSchema:Cr.properties["page[offset]"],data:r};
e===null?e=[d]:e.push(d),a++}o!==void 0&&(r=o,s!==void 0&&(s["page[offset]"]=o))}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let i={instancePath:p+"/pa\
ge[offset]",schemaPath:"#/properties/page%5Boffset%5D/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Cr.properties["page[offs\
et]"],data:r};e===null?e=[i]:e.push(i),a++}let t=s["page[limit]"];if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let i=typeof t,o;if(i=="object"&&Array.
isArray(t)&&t.length==1&&(t=t[0],i=typeof t,typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)&&(o=t)),o===void 0)if(i==="boolean"||t===null||i==="string"&&t&&t==
+t&&!(t%1))o=+t;else{let d={instancePath:p+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/type",keyword:"type",params:{type:"integer"},schema:Cr.properties["\
page[limit]"].type,parentSchema:Cr.properties["page[limit]"],data:t};e===null?e=[d]:e.push(d),a++}o!==void 0&&(t=o,s!==void 0&&(s["page[limit]"]=o))}if(typeof t==
"number"&&isFinite(t)){if(t>500||isNaN(t)){let i={instancePath:p+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:500},schema:500,parentSchema:Cr.properties["page[limit]"],data:t};e===null?e=[i]:e.push(i),a++}if(t<1||isNaN(t)){let i={instancePath:p+"/page[limit]",
schemaPath:"#/properties/page%5Blimit%5D/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:Cr.properties["page[limit]"],data:t};
e===null?e=[i]:e.push(i),a++}}if(s["filter[query]"]!==void 0){let i=s["filter[query]"];if(typeof i!="string"){let o=typeof i,d;if(o=="object"&&Array.isArray(i)&&
i.length==1&&(i=i[0],o=typeof i,typeof i=="string"&&(d=i)),d===void 0)if(o=="number"||o=="boolean")d=""+i;else if(i===null)d="";else{let l={instancePath:p+"/fil\
ter[query]",schemaPath:"#/properties/filter%5Bquery%5D/type",keyword:"type",params:{type:"string"},schema:Cr.properties["filter[query]"].type,parentSchema:Cr.properties["\
filter[query]"],data:i};e===null?e=[l]:e.push(l),a++}d!==void 0&&(i=d,s!==void 0&&(s["filter[query]"]=d))}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:Cr.type,parentSchema:Cr,data:s};e===null?e=[r]:e.push(r),a++}return Rp.errors=e,a===0}Rp.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Hl=Lp,$o={$id:"standin://flat/query/createUploadTag",type:"object",additionalProperties:!1,properties:{}};function Lp(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Lp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},schema:!1,parentSchema:$o,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:$o.type,parentSchema:$o,data:s};e===null?e=[r]:e.push(r),a++}return Lp.errors=e,a===0}Lp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Kl=Bp,
Or={$id:"standin://flat/query/listUploadSmartTags",type:"object",additionalProperties:!1,properties:{"page[offset]":{type:"integer",minimum:0,default:0},"page[l\
imit]":{type:"integer",minimum:1,maximum:500,default:50},"filter[query]":{type:"string"}}};function Bp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=Bp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){s["page[offset]"]===void 0&&(s["page[offset]"]=0),s["page[limit]"]===void 0&&(s["page[limit]"]=50);for(let i in s)if(!(i==="page[offset]"||i==="page[limit]"||
i==="filter[query]")){let o={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:Or,
data:s};e===null?e=[o]:e.push(o),a++}let r=s["page[offset]"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i=typeof r,o;if(i=="object"&&Array.isArray(
r)&&r.length==1&&(r=r[0],i=typeof r,typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)&&(o=r)),o===void 0)if(i==="boolean"||r===null||i==="string"&&r&&r==+r&&!(r%
1))o=+r;else{let d={instancePath:p+"/page[offset]",schemaPath:"#/properties/page%5Boffset%5D/type",keyword:"type",params:{type:"integer"},schema:Or.properties["\
page[offset]"].type,parentSchema:Or.properties["page[offset]"],data:r};e===null?e=[d]:e.push(d),a++}o!==void 0&&(r=o,s!==void 0&&(s["page[offset]"]=o))}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){let i={instancePath:p+"/page[offset]",schemaPath:"#/properties/page%5Boffset%5D/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:Or.properties["page[offset]"],data:r};e===null?e=[i]:e.push(i),a++}let t=s["page[limit]"];if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){let i=typeof t,o;if(i=="object"&&Array.isArray(t)&&t.length==1&&(t=t[0],i=typeof t,typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)&&(o=t)),
o===void 0)if(i==="boolean"||t===null||i==="string"&&t&&t==+t&&!(t%1))o=+t;else{let d={instancePath:p+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/ty\
pe",keyword:"type",params:{type:"integer"},schema:Or.properties["page[limit]"].type,parentSchema:Or.properties["page[limit]"],data:t};e===null?e=[d]:e.push(d),a++}
o!==void 0&&(t=o,s!==void 0&&(s["page[limit]"]=o))}if(typeof t=="number"&&isFinite(t)){if(t>500||isNaN(t)){let i={instancePath:p+"/page[limit]",schemaPath:"#/pr\
operties/page%5Blimit%5D/maximum",keyword:"maximum",params:{comparison:"<=",limit:500},schema:500,parentSchema:Or.properties["page[limit]"],data:t};e===null?e=[
i]:e.push(i),a++}if(t<1||isNaN(t)){let i={instancePath:p+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},schema:1,parentSchema:Or.properties["page[limit]"],data:t};e===null?e=[i]:e.push(i),a++}}if(s["filter[query]"]!==void 0){let i=s["filter[query]"];if(typeof i!=
"string"){let o=typeof i,d;if(o=="object"&&Array.isArray(i)&&i.length==1&&(i=i[0],o=typeof i,typeof i=="string"&&(d=i)),d===void 0)if(o=="number"||o=="boolean")
d=""+i;else if(i===null)d="";else{let l={instancePath:p+"/filter[query]",schemaPath:"#/properties/filter%5Bquery%5D/type",keyword:"type",params:{type:"string"},
schema:Or.properties["filter[query]"].type,parentSchema:Or.properties["filter[query]"],data:i};e===null?e=[l]:e.push(l),a++}d!==void 0&&(i=d,s!==void 0&&(s["fil\
ter[query]"]=d))}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Or.type,parentSchema:Or,data:s};e===null?e=[r]:e.
push(r),a++}return Bp.errors=e,a===0}Bp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Gl=Mp,No={$id:"standin://flat/query/getUploadFilter",type:"obje\
ct",additionalProperties:!1,properties:{}};function Mp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,
n=Mp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:No,data:s};e===null?e=[t]:e.push(t),a++}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:No.type,parentSchema:No,data:s};e===null?e=[r]:e.push(r),a++}return Mp.errors=
e,a===0}Mp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Yl=Wp,Eo={$id:"standin://flat/query/updateUploadFilter",type:"object",additionalProperties:!1,
properties:{}};function Wp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Wp.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Eo,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:Eo.type,parentSchema:Eo,data:s};e===null?e=[r]:e.push(r),a++}return Wp.errors=e,a===0}Wp.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Ql=Zp,To={$id:"standin://flat/query/deleteUploadFilter",type:"object",additionalProperties:!1,properties:{}};function Zp(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Zp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},schema:!1,parentSchema:To,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},schema:To.type,parentSchema:To,data:s};e===null?e=[r]:e.push(r),a++}return Zp.errors=e,a===0}Zp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Jl=Hp,Fo={$id:"standin://flat/query/createUploadFilter",type:"object",additionalProperties:!1,properties:{}};function Hp(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Hp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,
parentSchema:Fo,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Fo.type,parentSchema:Fo,
data:s};e===null?e=[r]:e.push(r),a++}return Hp.errors=e,a===0}Hp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Xl=Kp,Uo={$id:"standin://flat/query/li\
stUploadFilters",type:"object",additionalProperties:!1,properties:{}};function Kp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=Kp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Uo,data:s};e===null?e=[t]:
e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Uo.type,parentSchema:Uo,data:s};e===null?e=[r]:e.push(
r),a++}return Kp.errors=e,a===0}Kp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ed=Gp,zo={$id:"standin://flat/query/createUploadRequest",type:"objec\
t",additionalProperties:!1,properties:{}};function Gp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,
n=Gp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:zo,data:s};e===null?e=[t]:e.push(t),a++}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:zo.type,parentSchema:zo,data:s};e===null?e=[r]:e.push(r),a++}return Gp.errors=
e,a===0}Gp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var rd=Yp,Vo={$id:"standin://flat/query/updateWebhook",type:"object",additionalProperties:!1,properties:{}};
function Yp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Yp.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Vo,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"object"},schema:Vo.type,parentSchema:Vo,data:s};e===null?e=[r]:e.push(r),a++}return Yp.errors=e,a===0}Yp.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var td=Qp,Co={$id:"standin://flat/query/getWebhook",type:"object",additionalProperties:!1,properties:{}};function Qp(s,{instancePath:p="",parentData:P,
parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Qp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:Co,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Co.type,
parentSchema:Co,data:s};e===null?e=[r]:e.push(r),a++}return Qp.errors=e,a===0}Qp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var sd=Jp,Oo={$id:"standin\
://flat/query/deleteWebhook",type:"object",additionalProperties:!1,properties:{}};function Jp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=Jp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Oo,
data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Oo.type,parentSchema:Oo,data:s};
e===null?e=[r]:e.push(r),a++}return Jp.errors=e,a===0}Jp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var id=Xp,Ro={$id:"standin://flat/query/createWebh\
ook",type:"object",additionalProperties:!1,properties:{}};function Xp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=Xp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Ro,data:s};e===null?e=[t]:
e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ro.type,parentSchema:Ro,data:s};e===null?e=[r]:e.push(
r),a++}return Xp.errors=e,a===0}Xp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ad=eo,Lo={$id:"standin://flat/query/listWebhooks",type:"object",additionalProperties:!1,
properties:{}};function eo(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=eo.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Lo,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:Lo.type,parentSchema:Lo,data:s};e===null?e=[r]:e.push(r),a++}return eo.errors=e,a===0}eo.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var pd=ro,Z={$id:"standin://flat/query/listWebhookCalls",type:"object",additionalProperties:!1,properties:{"page[offset]":{type:"\
integer",minimum:0,default:0},"page[limit]":{type:"integer",minimum:1,maximum:500,default:30},"filter[ids]":{type:"string"},"filter[fields][webhook_id][eq]":{type:"\
string"},"filter[fields][entity_type][eq]":{$ref:"standin://flat/schemas#/$defs/EntityType"},"filter[fields][event_type][eq]":{$ref:"standin://flat/schemas#/$de\
fs/EventType"},"filter[fields][status][eq]":{$ref:"standin://flat/schemas#/$defs/WebhookCallStatus"},"filter[fields][created_at][gt]":{type:"string",format:"dat\
e-time"},"filter[fields][created_at][lt]":{type:"string",format:"date-time"},"filter[fields][last_sent_at][gt]":{type:"string",format:"date-time"},"filter[field\
s][last_sent_at][lt]":{type:"string",format:"date-time"},"filter[fields][next_retry_at][gt]":{type:"string",format:"date-time"},"filter[fields][next_retry_at][l\
t]":{type:"string",format:"date-time"},order_by:{type:"string",enum:["webhook_id_asc","webhook_id_desc","created_at_asc","created_at_desc","last_sent_at_asc","l\
ast_sent_at_desc","next_retry_at_asc","next_retry_at_desc"],default:"created_at_desc"}}},ra={type:"string",enum:["item","item_type","upload","build_trigger","en\
vironment","maintenance_mode","sso_user","cda_cache_tags"]};function hi(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=hi.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r=typeof s,t;if(r=="object"&&Array.isArray(
s)&&s.length==1&&(s=s[0],r=typeof s,typeof s=="string"&&(t=s)),t===void 0)if(r=="number"||r=="boolean")t=""+s;else if(s===null)t="";else{let i={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},schema:ra.type,parentSchema:ra,data:s};e===null?e=[i]:e.push(i),a++}t!==void 0&&(s=t,P!==void 0&&(P[b]=t))}if(!(s===
"item"||s==="item_type"||s==="upload"||s==="build_trigger"||s==="environment"||s==="maintenance_mode"||s==="sso_user"||s==="cda_cache_tags")){let r={instancePath:p,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ra.enum},schema:ra.enum,parentSchema:ra,data:s};e===null?e=[r]:e.push(r),a++}return hi.errors=e,a===0}hi.
evaluated={dynamicProps:!1,dynamicItems:!1};var ta={type:"string",enum:["create","update","delete","publish","unpublish","promote","deploy_started","deploy_succ\
eeded","deploy_failed","change","invalidate"]};function _i(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,
a=0,n=_i.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r=typeof s,t;if(r=="object"&&Array.isArray(s)&&s.
length==1&&(s=s[0],r=typeof s,typeof s=="string"&&(t=s)),t===void 0)if(r=="number"||r=="boolean")t=""+s;else if(s===null)t="";else{let i={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},schema:ta.type,parentSchema:ta,data:s};e===null?e=[i]:e.push(i),a++}t!==void 0&&(s=t,P!==void 0&&(P[b]=t))}if(!(s===
"create"||s==="update"||s==="delete"||s==="publish"||s==="unpublish"||s==="promote"||s==="deploy_started"||s==="deploy_succeeded"||s==="deploy_failed"||s==="cha\
nge"||s==="invalidate")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ta.enum},schema:ta.enum,parentSchema:ta,data:s};e===null?
e=[r]:e.push(r),a++}return _i.errors=e,a===0}_i.evaluated={dynamicProps:!1,dynamicItems:!1};var sa={type:"string",enum:["pending","success","failed","reschedule\
d"]};function bi(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=bi.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r=typeof s,t;if(r=="object"&&Array.isArray(s)&&s.length==1&&(s=s[0],r=typeof s,typeof s==
"string"&&(t=s)),t===void 0)if(r=="number"||r=="boolean")t=""+s;else if(s===null)t="";else{let i={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},schema:sa.type,parentSchema:sa,data:s};e===null?e=[i]:e.push(i),a++}t!==void 0&&(s=t,P!==void 0&&(P[b]=t))}if(!(s==="pending"||s==="success"||s==="fail\
ed"||s==="rescheduled")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:sa.enum},schema:sa.enum,parentSchema:sa,data:s};e===null?
e=[r]:e.push(r),a++}return bi.errors=e,a===0}bi.evaluated={dynamicProps:!1,dynamicItems:!1};function ro(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=ro.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){s["page[offset]"]===void 0&&(s["page[offset]"]=0),s["page[limit]"]===void 0&&(s["page[limit]"]=30),s.order_by===void 0&&(s.order_by="created_at_desc");for(let o in s)
if(!Qo.call(Z.properties,o)){let d={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:Z,
data:s};e===null?e=[d]:e.push(d),a++}let r=s["page[offset]"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let o=typeof r,d;if(o=="object"&&Array.isArray(
r)&&r.length==1&&(r=r[0],o=typeof r,typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)&&(d=r)),d===void 0)if(o==="boolean"||r===null||o==="string"&&r&&r==+r&&!(r%
1))d=+r;else{let l={instancePath:p+"/page[offset]",schemaPath:"#/properties/page%5Boffset%5D/type",keyword:"type",params:{type:"integer"},schema:Z.properties["p\
age[offset]"].type,parentSchema:Z.properties["page[offset]"],data:r};e===null?e=[l]:e.push(l),a++}d!==void 0&&(r=d,s!==void 0&&(s["page[offset]"]=d))}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){let o={instancePath:p+"/page[offset]",schemaPath:"#/properties/page%5Boffset%5D/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:Z.properties["page[offset]"],data:r};e===null?e=[o]:e.push(o),a++}let t=s["page[limit]"];if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){let o=typeof t,d;if(o=="object"&&Array.isArray(t)&&t.length==1&&(t=t[0],o=typeof t,typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)&&(d=t)),
d===void 0)if(o==="boolean"||t===null||o==="string"&&t&&t==+t&&!(t%1))d=+t;else{let l={instancePath:p+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/ty\
pe",keyword:"type",params:{type:"integer"},schema:Z.properties["page[limit]"].type,parentSchema:Z.properties["page[limit]"],data:t};e===null?e=[l]:e.push(l),a++}
d!==void 0&&(t=d,s!==void 0&&(s["page[limit]"]=d))}if(typeof t=="number"&&isFinite(t)){if(t>500||isNaN(t)){let o={instancePath:p+"/page[limit]",schemaPath:"#/pr\
operties/page%5Blimit%5D/maximum",keyword:"maximum",params:{comparison:"<=",limit:500},schema:500,parentSchema:Z.properties["page[limit]"],data:t};e===null?e=[o]:
e.push(o),a++}if(t<1||isNaN(t)){let o={instancePath:p+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},schema:1,parentSchema:Z.properties["page[limit]"],data:t};e===null?e=[o]:e.push(o),a++}}if(s["filter[ids]"]!==void 0){let o=s["filter[ids]"];if(typeof o!=
"string"){let d=typeof o,l;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")
l=""+o;else if(o===null)l="";else{let u={instancePath:p+"/filter[ids]",schemaPath:"#/properties/filter%5Bids%5D/type",keyword:"type",params:{type:"string"},schema:Z.
properties["filter[ids]"].type,parentSchema:Z.properties["filter[ids]"],data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,s!==void 0&&(s["filter[ids]"]=l))}}
if(s["filter[fields][webhook_id][eq]"]!==void 0){let o=s["filter[fields][webhook_id][eq]"];if(typeof o!="string"){let d=typeof o,l;if(d=="object"&&Array.isArray(
o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===null)l="";else{let u={instancePath:p+"\
/filter[fields][webhook_id][eq]",schemaPath:"#/properties/filter%5Bfields%5D%5Bwebhook_id%5D%5Beq%5D/type",keyword:"type",params:{type:"string"},schema:Z.properties["\
filter[fields][webhook_id][eq]"].type,parentSchema:Z.properties["filter[fields][webhook_id][eq]"],data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,s!==void 0&&
(s["filter[fields][webhook_id][eq]"]=l))}}if(s["filter[fields][entity_type][eq]"]!==void 0&&(hi(s["filter[fields][entity_type][eq]"],{instancePath:p+"/filter[fi\
elds][entity_type][eq]",parentData:s,parentDataProperty:"filter[fields][entity_type][eq]",rootData:m,dynamicAnchors:c})||(e=e===null?hi.errors:I(e,hi.errors),a=
e.length)),s["filter[fields][event_type][eq]"]!==void 0&&(_i(s["filter[fields][event_type][eq]"],{instancePath:p+"/filter[fields][event_type][eq]",parentData:s,
parentDataProperty:"filter[fields][event_type][eq]",rootData:m,dynamicAnchors:c})||(e=e===null?_i.errors:I(e,_i.errors),a=e.length)),s["filter[fields][status][e\
q]"]!==void 0&&(bi(s["filter[fields][status][eq]"],{instancePath:p+"/filter[fields][status][eq]",parentData:s,parentDataProperty:"filter[fields][status][eq]",rootData:m,
dynamicAnchors:c})||(e=e===null?bi.errors:I(e,bi.errors),a=e.length)),s["filter[fields][created_at][gt]"]!==void 0){let o=s["filter[fields][created_at][gt]"];if(typeof o!=
"string"){let d=typeof o,l;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")
l=""+o;else if(o===null)l="";else{let u={instancePath:p+"/filter[fields][created_at][gt]",schemaPath:"#/properties/filter%5Bfields%5D%5Bcreated_at%5D%5Bgt%5D/ty\
pe",keyword:"type",params:{type:"string"},schema:Z.properties["filter[fields][created_at][gt]"].type,parentSchema:Z.properties["filter[fields][created_at][gt]"],
data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,s!==void 0&&(s["filter[fields][created_at][gt]"]=l))}if(typeof o=="string"&&!Rr.test(o)){let d={instancePath:p+
"/filter[fields][created_at][gt]",schemaPath:"#/properties/filter%5Bfields%5D%5Bcreated_at%5D%5Bgt%5D/format",keyword:"format",params:{format:"date-time"},schema:"\
date-time",parentSchema:Z.properties["filter[fields][created_at][gt]"],data:o};e===null?e=[d]:e.push(d),a++}}if(s["filter[fields][created_at][lt]"]!==void 0){let o=s["\
filter[fields][created_at][lt]"];if(typeof o!="string"){let d=typeof o,l;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=
o)),l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===null)l="";else{let u={instancePath:p+"/filter[fields][created_at][lt]",schemaPath:"#/properties/f\
ilter%5Bfields%5D%5Bcreated_at%5D%5Blt%5D/type",keyword:"type",params:{type:"string"},schema:Z.properties["filter[fields][created_at][lt]"].type,parentSchema:Z.
properties["filter[fields][created_at][lt]"],data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,s!==void 0&&(s["filter[fields][created_at][lt]"]=l))}if(typeof o==
"string"&&!Rr.test(o)){let d={instancePath:p+"/filter[fields][created_at][lt]",schemaPath:"#/properties/filter%5Bfields%5D%5Bcreated_at%5D%5Blt%5D/format",keyword:"\
format",params:{format:"date-time"},schema:"date-time",parentSchema:Z.properties["filter[fields][created_at][lt]"],data:o};e===null?e=[d]:e.push(d),a++}}if(s["f\
ilter[fields][last_sent_at][gt]"]!==void 0){let o=s["filter[fields][last_sent_at][gt]"];if(typeof o!="string"){let d=typeof o,l;if(d=="object"&&Array.isArray(o)&&
o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===null)l="";else{let u={instancePath:p+"/fil\
ter[fields][last_sent_at][gt]",schemaPath:"#/properties/filter%5Bfields%5D%5Blast_sent_at%5D%5Bgt%5D/type",keyword:"type",params:{type:"string"},schema:Z.properties["\
filter[fields][last_sent_at][gt]"].type,parentSchema:Z.properties["filter[fields][last_sent_at][gt]"],data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,s!==
void 0&&(s["filter[fields][last_sent_at][gt]"]=l))}if(typeof o=="string"&&!Rr.test(o)){let d={instancePath:p+"/filter[fields][last_sent_at][gt]",schemaPath:"#/p\
roperties/filter%5Bfields%5D%5Blast_sent_at%5D%5Bgt%5D/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:Z.properties["filter\
[fields][last_sent_at][gt]"],data:o};e===null?e=[d]:e.push(d),a++}}if(s["filter[fields][last_sent_at][lt]"]!==void 0){let o=s["filter[fields][last_sent_at][lt]"];
if(typeof o!="string"){let d=typeof o,l;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||
d=="boolean")l=""+o;else if(o===null)l="";else{let u={instancePath:p+"/filter[fields][last_sent_at][lt]",schemaPath:"#/properties/filter%5Bfields%5D%5Blast_sent\
_at%5D%5Blt%5D/type",keyword:"type",params:{type:"string"},schema:Z.properties["filter[fields][last_sent_at][lt]"].type,parentSchema:Z.properties["filter[fields\
][last_sent_at][lt]"],data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,s!==void 0&&(s["filter[fields][last_sent_at][lt]"]=l))}if(typeof o=="string"&&!Rr.test(
o)){let d={instancePath:p+"/filter[fields][last_sent_at][lt]",schemaPath:"#/properties/filter%5Bfields%5D%5Blast_sent_at%5D%5Blt%5D/format",keyword:"format",params:{
format:"date-time"},schema:"date-time",parentSchema:Z.properties["filter[fields][last_sent_at][lt]"],data:o};e===null?e=[d]:e.push(d),a++}}if(s["filter[fields][\
next_retry_at][gt]"]!==void 0){let o=s["filter[fields][next_retry_at][gt]"];if(typeof o!="string"){let d=typeof o,l;if(d=="object"&&Array.isArray(o)&&o.length==
1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===null)l="";else{let u={instancePath:p+"/filter[fields\
][next_retry_at][gt]",schemaPath:"#/properties/filter%5Bfields%5D%5Bnext_retry_at%5D%5Bgt%5D/type",keyword:"type",params:{type:"string"},schema:Z.properties["fi\
lter[fields][next_retry_at][gt]"].type,parentSchema:Z.properties["filter[fields][next_retry_at][gt]"],data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,s!==
void 0&&(s["filter[fields][next_retry_at][gt]"]=l))}if(typeof o=="string"&&!Rr.test(o)){let d={instancePath:p+"/filter[fields][next_retry_at][gt]",schemaPath:"#\
/properties/filter%5Bfields%5D%5Bnext_retry_at%5D%5Bgt%5D/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:Z.properties["fil\
ter[fields][next_retry_at][gt]"],data:o};e===null?e=[d]:e.push(d),a++}}if(s["filter[fields][next_retry_at][lt]"]!==void 0){let o=s["filter[fields][next_retry_at\
][lt]"];if(typeof o!="string"){let d=typeof o,l;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="n\
umber"||d=="boolean")l=""+o;else if(o===null)l="";else{let u={instancePath:p+"/filter[fields][next_retry_at][lt]",schemaPath:"#/properties/filter%5Bfields%5D%5B\
next_retry_at%5D%5Blt%5D/type",keyword:"type",params:{type:"string"},schema:Z.properties["filter[fields][next_retry_at][lt]"].type,parentSchema:Z.properties["fi\
lter[fields][next_retry_at][lt]"],data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,s!==void 0&&(s["filter[fields][next_retry_at][lt]"]=l))}if(typeof o=="st\
ring"&&!Rr.test(o)){let d={instancePath:p+"/filter[fields][next_retry_at][lt]",schemaPath:"#/properties/filter%5Bfields%5D%5Bnext_retry_at%5D%5Blt%5D/format",keyword:"\
format",params:{format:"date-time"},schema:"date-time",parentSchema:Z.properties["filter[fields][next_retry_at][lt]"],data:o};e===null?e=[d]:e.push(d),a++}}let i=s.
order_by;if(typeof i!="string"){let o=typeof i,d;if(o=="object"&&Array.isArray(i)&&i.length==1&&(i=i[0],o=typeof i,typeof i=="string"&&(d=i)),d===void 0)if(o=="\
number"||o=="boolean")d=""+i;else if(i===null)d="";else{let l={instancePath:p+"/order_by",schemaPath:"#/properties/order_by/type",keyword:"type",params:{type:"s\
tring"},schema:Z.properties.order_by.type,parentSchema:Z.properties.order_by,data:i};e===null?e=[l]:e.push(l),a++}d!==void 0&&(i=d,s!==void 0&&(s.order_by=d))}if(!(i===
"webhook_id_asc"||i==="webhook_id_desc"||i==="created_at_asc"||i==="created_at_desc"||i==="last_sent_at_asc"||i==="last_sent_at_desc"||i==="next_retry_at_asc"||
i==="next_retry_at_desc")){let o={instancePath:p+"/order_by",schemaPath:"#/properties/order_by/enum",keyword:"enum",params:{allowedValues:Z.properties.order_by.
enum},schema:Z.properties.order_by.enum,parentSchema:Z.properties.order_by,data:i};e===null?e=[o]:e.push(o),a++}}else{let r={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"object"},schema:Z.type,parentSchema:Z,data:s};e===null?e=[r]:e.push(r),a++}return ro.errors=e,a===0}ro.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var od=to,Bo={$id:"standin://flat/query/getWebhookCall",type:"object",additionalProperties:!1,properties:{}};function to(s,{instancePath:p="",parentData:P,
parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=to.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:Bo,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Bo.type,
parentSchema:Bo,data:s};e===null?e=[r]:e.push(r),a++}return to.errors=e,a===0}to.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var nd=so,Mo={$id:"standin\
://flat/query/resendWebhookCall",type:"object",additionalProperties:!1,properties:{}};function so(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=so.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Mo,
data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Mo.type,parentSchema:Mo,data:s};
e===null?e=[r]:e.push(r),a++}return so.errors=e,a===0}so.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ld=io,Wo={$id:"standin://flat/query/getUploadC\
ollection",type:"object",additionalProperties:!1,properties:{}};function io(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=io.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Wo,data:s};e===null?e=[t]:
e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Wo.type,parentSchema:Wo,data:s};e===null?e=[r]:e.push(
r),a++}return io.errors=e,a===0}io.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var dd=ao,Zo={$id:"standin://flat/query/updateUploadCollection",type:"ob\
ject",additionalProperties:!1,properties:{}};function ao(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,
a=0,n=ao.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Zo,data:s};e===null?e=[t]:e.push(t),a++}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Zo.type,parentSchema:Zo,data:s};e===null?e=[r]:e.push(r),a++}return ao.errors=
e,a===0}ao.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ud=po,Ho={$id:"standin://flat/query/deleteUploadCollection",type:"object",additionalProperties:!1,
properties:{}};function po(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=po.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Ho,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:Ho.type,parentSchema:Ho,data:s};e===null?e=[r]:e.push(r),a++}return po.errors=e,a===0}po.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var md=oo,Ko={$id:"standin://flat/query/createUploadCollection",type:"object",additionalProperties:!1,properties:{}};function oo(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=oo.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},schema:!1,parentSchema:Ko,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},schema:Ko.type,parentSchema:Ko,data:s};e===null?e=[r]:e.push(r),a++}return oo.errors=e,a===0}oo.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var cd=no,ia={$id:"standin://flat/query/listUploadCollections",type:"object",additionalProperties:!1,properties:{"filter[ids]":{type:"string"}}};function no(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=no.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(r!=="filter[ids]"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:ia,data:s};e===null?e=[t]:e.push(t),a++}if(s["filter[ids]"]!==void 0){let r=s["filter\
[ids]"];if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="n\
umber"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/filter[ids]",schemaPath:"#/properties/filter%5Bids%5D/type",keyword:"type",params:{
type:"string"},schema:ia.properties["filter[ids]"].type,parentSchema:ia.properties["filter[ids]"],data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&
(s["filter[ids]"]=i))}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ia.type,parentSchema:ia,data:s};e===null?e=[
r]:e.push(r),a++}return no.errors=e,a===0}no.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var yd=lo,Go={$id:"standin://flat/query/reorderUploadCollectio\
ns",type:"object",additionalProperties:!1,properties:{}};function lo(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=lo.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Go,data:s};e===null?e=[t]:
e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Go.type,parentSchema:Go,data:s};e===null?e=[r]:e.push(
r),a++}return lo.errors=e,a===0}lo.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var fd=uo,Yo={$id:"standin://flat/query/getJobResult",type:"object",additionalProperties:!1,
properties:{}};function uo(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=uo.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Yo,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:Yo.type,parentSchema:Yo,data:s};e===null?e=[r]:e.push(r),a++}return uo.errors=e,a===0}uo.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function I(s,p){for(let P of p)s.push(P);return s}var hd={updateUpload:Tl,getUpload:Fl,deleteUpload:Ul,createUpload:zl,listUploads:Vl,
getSite:Cl,listEnvironments:Ol,bulkTagUploads:Rl,bulkSetUploadCollection:Ll,bulkDestroyUploads:Bl,listUploadReferences:Ml,listUploadTracks:Wl,listUploadTags:Zl,
createUploadTag:Hl,listUploadSmartTags:Kl,getUploadFilter:Gl,updateUploadFilter:Yl,deleteUploadFilter:Ql,createUploadFilter:Jl,listUploadFilters:Xl,createUploadRequest:ed,
updateWebhook:rd,getWebhook:td,deleteWebhook:sd,createWebhook:id,listWebhooks:ad,listWebhookCalls:pd,getWebhookCall:od,resendWebhookCall:nd,getUploadCollection:ld,
updateUploadCollection:dd,deleteUploadCollection:ud,createUploadCollection:md,listUploadCollections:cd,reorderUploadCollections:yd,getJobResult:fd};export{El as bodies,hd as queries};
